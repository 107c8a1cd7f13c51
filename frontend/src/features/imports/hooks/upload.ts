/** Upload of one file, with its progress. */

import { ProblemError, problemOf } from "@/api/problem";
import { t } from "@/i18n/t";
import { compress } from "../model/compression";

export interface Movement {
  step: "packing" | "sending";
  fraction: number;
}

interface Way {
  onMove: (movement: Movement) => void;
  signal: AbortSignal;
}

/** Sends a body and reports its progress. */
function post(address: string, body: Blob, { onMove, signal }: Way): Promise<void> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    const abort = () => {
      request.abort();
      fail(new DOMException("cancelled", "AbortError"));
    };
    signal.addEventListener("abort", abort, { once: true });
    request.upload.onprogress = ({ loaded, total }) =>
      onMove({ step: "sending", fraction: total > 0 ? loaded / total : 0 });
    request.onload = async () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) return done();
      const headers = { "retry-after": request.getResponseHeader("retry-after") ?? "" };
      fail(await problemOf(new Response(responseText, { status, statusText, headers })));
    };
    request.onerror = () =>
      fail(
        new ProblemError(0, {
          title: t("imports-upload-failed"),
          detail: t("imports-upload-failed-hint"),
        }),
      );
    request.onloadend = () => signal.removeEventListener("abort", abort);
    request.open("POST", address);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.send(body);
  });
}

/** Compresses a file if it is large text, and uploads it to an import. */
export async function send(importId: string, file: File, way: Way): Promise<void> {
  way.onMove({ step: "packing", fraction: 0 });
  const parcel = await compress(file, (fraction) => way.onMove({ step: "packing", fraction }), way.signal);
  way.signal.throwIfAborted();
  way.onMove({ step: "sending", fraction: 0 });
  const name = encodeURIComponent(parcel.name);
  await post(`/api/v1/imports/${importId}/files?name=${name}`, parcel.content, way);
}
