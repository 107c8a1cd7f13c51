import "@/i18n/pages/settings";

export { WebhooksCards as WebhooksSettings } from "@/features/webhooks/components/WebhooksCards";
