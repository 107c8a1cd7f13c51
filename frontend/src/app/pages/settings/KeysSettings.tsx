export { KeysCards as KeysSettings } from "@/features/keys/components/KeysCards";
