export { KeysCards as KeysPart } from "@/features/keys/components/KeysCards";
