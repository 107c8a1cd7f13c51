import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { MutationCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type RouterHistory, RouterProvider } from "@tanstack/react-router";
import { useEffect, useMemo, useRef, useState } from "react";
import { onSignedOut } from "@/api/client";
import { asProblem } from "@/api/problem";
import { toastProblem } from "@/components/feedback/toasts";
import { t } from "@/i18n/t";
import { useLanguage } from "@/i18n/useLanguage";
import { newRouter } from "./router";
import { isOpen } from "./shell/publicPages";
import { themeWith, variables } from "./theme";
import { usePrint } from "./usePrint";

function newQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => asProblem(error).status === 0 && failures < 2,
        refetchOnWindowFocus: false,
      },
    },
    mutationCache: new MutationCache({
      onError: (error, _, __, { meta }) => {
        const isShown = meta?.isShownAtTheField || asProblem(error).kind === "not-signed-in";
        if (!isShown) toastProblem(error);
      },
    }),
  });
}

export function App({ history }: { history?: RouterHistory }) {
  const [queries] = useState(newQueryClient);
  const [router] = useState(() => newRouter(history));
  const language = useLanguage();
  usePrint();
  const [closeLabel, nothingFound] = [t("common-close"), t("common-nothing-found")];
  const theme = useMemo(() => themeWith(closeLabel, nothingFound), [closeLabel, nothingFound]);
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    void queries.resetQueries();
  }, [language, queries]);
  useEffect(
    () =>
      onSignedOut(() => {
        const { href, pathname } = router.latestLocation;
        if (isOpen(pathname)) return;
        // biome-ignore lint/suspicious/noThenProperty: a word of the address; it holds text
        void router.navigate({ to: "/sign-in", search: { then: href }, replace: true });
      }),
    [router],
  );
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
      <Notifications position="bottom-right" />
      <QueryClientProvider client={queries}>
        <RouterProvider key={language} router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
