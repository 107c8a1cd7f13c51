import { OrganizationCards } from "@/features/accounts/components/OrganizationCards";
import { useSignedIn } from "../auth/useSignedIn";

export function OrganizationSettings() {
  const signedIn = useSignedIn();
  return <OrganizationCards onLeft={() => signedIn()} />;
}
