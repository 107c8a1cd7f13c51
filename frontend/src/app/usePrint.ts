/** What style sheets cannot do when a page is printed. */

import { useEffect } from "react";

const SCHEME = "data-mantine-color-scheme";
/** Width of a card's content on A4 and Letter paper with the margins of `print.css`, in CSS pixels. */
const PAPER_PX = 664;

/** Width that an element needs: a table becomes narrower, a chart is drawn for the screen. */
function leastWidth(element: HTMLElement): number {
  if (element.dataset.printFit !== "table") return element.scrollWidth;
  element.style.width = `${PAPER_PX}px`;
  const width = element.scrollWidth;
  element.style.width = "";
  return width;
}

const OUTERMOST = "[data-print-fit]:not([data-print-fit] *)";

/** Shrinks tables and charts that are wider than the paper; returns a function that restores them. */
function fitToPaper(): () => void {
  const wide = [...document.querySelectorAll<HTMLElement>(OUTERMOST)]
    .map((element) => ({ element, width: leastWidth(element) }))
    .filter(({ width }) => width > PAPER_PX);
  for (const { element, width } of wide) {
    element.style.width = `${width}px`;
    element.style.zoom = String(PAPER_PX / width);
  }
  return () => {
    for (const { element } of wide) {
      element.style.width = "";
      element.style.zoom = "";
    }
  };
}

/** Prints in the colors of the light theme, with tables and charts in full. */
export function usePrint(): void {
  useEffect(() => {
    const root = document.documentElement;
    let restore = () => {};
    const before = () => {
      const onScreen = root.getAttribute(SCHEME) ?? "light";
      const widen = fitToPaper();
      root.setAttribute(SCHEME, "light");
      restore = () => {
        root.setAttribute(SCHEME, onScreen);
        widen();
      };
    };
    const after = () => restore();
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, []);
}
