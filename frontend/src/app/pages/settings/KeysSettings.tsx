import "@/i18n/pages/settings";

export { KeysCards as KeysSettings } from "@/features/keys/components/KeysCards";
