/** Content that is loaded when it comes close to the visible part of the page, or when the page is printed. */

import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

export function WhenSeen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(!window.IntersectionObserver);
  useEffect(() => {
    if (isSeen || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: "300px" },
    );
    observer.observe(place.current);
    const show = () => flushSync(() => setSeen(true));
    addEventListener("beforeprint", show);
    return () => {
      observer.disconnect();
      removeEventListener("beforeprint", show);
    };
  }, [isSeen]);
  return <div ref={place}>{isSeen && <Suspense>{children}</Suspense>}</div>;
}
