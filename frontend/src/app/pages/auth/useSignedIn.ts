import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { HOME } from "@/lib/url/redirect";

/** Goes on to a page of ours as somebody else than before: nothing that was read until now counts. */
export function useSignedIn() {
  const queries = useQueryClient();
  const router = useRouter();
  return (path: string = HOME) => {
    queries.clear();
    router.history.push(path);
  };
}
