/** The report of a run as a file, which takes seconds to render. */

import { useMutation } from "@tanstack/react-query";
import { client } from "@/api/client";
import { toastProblem } from "@/components/feedback/toasts";
import { download } from "@/lib/browser/download";
import type { Language } from "../model/reportAddress";

interface Wanted {
  runId: string;
  language: Language;
  /** Media type of the file. */
  type?: string;
  /** Whether a PDF ends with the annex for engineers. */
  hasAnnex?: boolean;
}

/** Name that the service gives the file. */
function nameIn(response: Response): string {
  return /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "report";
}

export function useReportDownload() {
  return useMutation({
    mutationFn: async ({ runId, language, type = "application/pdf", hasAnnex = false }: Wanted) => {
      const query = { language, ...(hasAnnex && { technical_annex: true }) };
      const { data, response } = await client.GET("/api/v1/runs/{run_id}/report", {
        params: { path: { run_id: runId }, query, header: { accept: type } },
        headers: { accept: type },
        parseAs: "blob",
      });
      download(nameIn(response), data as unknown as Blob);
    },
    onError: toastProblem,
  });
}
