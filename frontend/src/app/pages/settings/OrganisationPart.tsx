import { OrganisationCards } from "@/features/accounts/components/OrganisationCards";
import { useComeIn } from "../doors/useComeIn";

export function OrganisationPart() {
  const comeIn = useComeIn();
  return <OrganisationCards onLeft={() => comeIn()} />;
}
