export { WebhooksCards as WebhooksPart } from "@/features/webhooks/components/WebhooksCards";
