import { OrganizationCards } from "@/features/accounts/components/OrganizationCards";
import { useSignedIn } from "../auth/useSignedIn";

export function OrganizationSettings() {
  const comeIn = useSignedIn();
  return <OrganizationCards onLeft={() => comeIn()} />;
}
