export { WebhooksCards as WebhooksSettings } from "@/features/webhooks/components/WebhooksCards";
