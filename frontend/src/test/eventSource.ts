/** The stream of a run's progress as tests need it: they say what comes and when it breaks. */

import { vi } from "vitest";
import type { RunProgress } from "@/api/types";

export class Stream {
  static all: Stream[] = [];
  isOpen = true;
  onmessage: ((message: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly address: string) {
    Stream.all.push(this);
  }

  close() {
    this.isOpen = false;
  }

  say(progress: RunProgress) {
    this.onmessage?.({ data: JSON.stringify(progress) });
  }

  break() {
    this.onerror?.();
  }
}

/** Every stream opened from here on is one of these. */
export function fakeStreams(): void {
  Stream.all = [];
  vi.stubGlobal("EventSource", Stream);
}
