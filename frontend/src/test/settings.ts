/** What the pages of the settings show, as the service answers it. */

import { HttpResponse, http } from "msw";
import type { Schemas } from "@/api/types";
import { at } from "./server";

const page = (items: unknown[]) => HttpResponse.json({ items, next_cursor: null });
const made = { created_at: "2026-11-20T10:00:00Z", expires_at: "2099-01-01T00:00:00Z" };

const member: Schemas["Member"] = {
  account_id: "a1",
  email: "ann@example.com",
  name: "Ann",
  role: "owner",
  has_second_factor: true,
  created_at: made.created_at,
};

const invitation: Schemas["Invitation"] = {
  ...made,
  id: "i1",
  email: "bob@example.com",
  role: "viewer",
  invited_by: "Ann",
};

const session: Schemas["SessionEntry"] = {
  id: "s1",
  created_at: made.created_at,
  seen_at: made.created_at,
  address: "192.0.2.7",
  user_agent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  is_current: true,
};

export const apiKey: Schemas["ApiKey"] = {
  ...made,
  id: "k1",
  name: "CRM",
  hint: "ssz_live_ab",
  scopes: ["read", "run"],
  owner_id: "a1",
  owner_name: "Ann",
  created_by: "ann@example.com",
  last_used_at: null,
  revoked_at: null,
};

const webhook: Schemas["Webhook"] = {
  id: "w1",
  owner_id: "a1",
  owner_name: "Ann",
  url: "https://crm.example.com/hook",
  event_types: ["run.succeeded", "run.failed"],
  paused: true,
  pause_reason: "failing",
  failing_since: "2026-11-19T10:00:00Z",
  previous_secret_until: null,
  created_at: made.created_at,
  updated_at: made.created_at,
};

const auditEntry: Schemas["AuditEntry"] = {
  number: 7,
  at: made.created_at,
  actor_kind: "session",
  actor_id: "a1",
  actor_name: "Ann",
  action: "update_scenario",
  subject_kind: "scenario",
  subject_id: "0199f0a1-0000-7000-8000-000000000001",
  details: { version: 2 },
  request_id: "q1",
  mac: "ab",
};

const branding: Schemas["BrandingInUse"] = {
  organization: "Acme",
  primary_color: "#123456",
  accent_color: "#654321",
  cover_text: "",
  logo: null,
  is_own: true,
};

/** Answers of a service whose organization has one of everything. */
export const settings = [
  http.get(at("/members"), () => page([member])),
  http.get(at("/members/:id/credentials"), () => HttpResponse.json({ items: [] })),
  http.get(at("/invitations"), () => page([invitation])),
  http.get(at("/me/sessions"), () => HttpResponse.json({ items: [session] })),
  http.get(at("/organization"), () =>
    HttpResponse.json({ id: "o1", name: "Acme", created_at: made.created_at }),
  ),
  http.get(at("/api-keys"), () => page([apiKey])),
  http.get(at("/webhooks"), () => page([webhook])),
  http.get(at("/webhooks/w1/deliveries"), () => page([])),
  http.get(at("/audit-entries"), () => page([auditEntry])),
  http.get(at("/branding"), () => HttpResponse.json(branding, { headers: { etag: '"1"' } })),
];
