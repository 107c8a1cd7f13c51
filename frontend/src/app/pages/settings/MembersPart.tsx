export { MembersCards as MembersPart } from "@/features/accounts/components/MembersCards";
