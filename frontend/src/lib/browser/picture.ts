/** Draw a part of the page as a PNG, in the colors on screen. */

import { t } from "@/i18n/t";

const SCALE = 2;

/** A copy of an element with its computed styles inlined. */
function standalone(original: Element): Element {
  const copy = original.cloneNode(false) as Element;
  const looks = getComputedStyle(original);
  const style = [...looks].map((name) => `${name}:${looks.getPropertyValue(name)}`).join(";");
  copy.setAttribute("style", style);
  for (const child of original.childNodes) {
    if (child instanceof Element) copy.append(standalone(child));
    else copy.append(child.cloneNode(false));
  }
  return copy;
}

/** The first color behind an element that hides what is below it. */
function groundOf(element: Element | null): string {
  if (element === null) return "white";
  const color = getComputedStyle(element).backgroundColor;
  return color === "" || color === "transparent" || /^rgba\(.*, 0\)$/.test(color)
    ? groundOf(element.parentElement)
    : color;
}

function asSvg(element: HTMLElement, width: number, height: number): string {
  const body = new XMLSerializer().serializeToString(standalone(element));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${body}</foreignObject></svg>`;
}

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((done, failed) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => failed(new Error(t("common-picture-unsupported")));
    image.src = address;
  });
}

/** A PNG of an element, twice as fine as the screen. Fails where the browser cannot draw one. */
export async function pictureOf(element: HTMLElement): Promise<Blob> {
  const { width, height } = element.getBoundingClientRect();
  const svg = asSvg(element, width, height);
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * SCALE);
  canvas.height = Math.ceil(height * SCALE);
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error(t("common-picture-unsupported"));
  pen.fillStyle = groundOf(element);
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(SCALE, SCALE);
  pen.drawImage(image, 0, 0, width, height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error(t("common-picture-too-large"))))),
  );
}
