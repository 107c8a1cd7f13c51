export { MembersCards as MembersSettings } from "@/features/accounts/components/MembersCards";
