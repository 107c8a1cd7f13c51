import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { MutationCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type RouterHistory, RouterProvider } from "@tanstack/react-router";
import { useState } from "react";
import { asProblem } from "@/api/problem";
import { toastProblem } from "@/components/toasts";
import { newRouter } from "./router";
import { theme, variables } from "./theme";

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
        if (!meta?.isShownAtTheField) toastProblem(error);
      },
    }),
  });
}

export function App({ history }: { history?: RouterHistory }) {
  const [queries] = useState(newQueryClient);
  const [router] = useState(() => newRouter(history));
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
      <Notifications position="bottom-right" />
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
