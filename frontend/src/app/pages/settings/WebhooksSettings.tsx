import "@/i18n/pages/webhooks";

export { WebhooksCards as WebhooksSettings } from "@/features/webhooks/components/WebhooksCards";
