import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { HOME } from "@/lib/url/redirect";

/** Returns a function that opens a page after the account changed, with an empty query cache. */
export function useSignedIn() {
  const queries = useQueryClient();
  const router = useRouter();
  return (path: string = HOME) => {
    queries.clear();
    router.history.push(path);
  };
}
