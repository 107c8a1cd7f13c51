/** Prepare the secret, the QR code and the recovery codes of two-factor authentication for display. */

import "@/i18n/pages/accounts";
import { t } from "@/i18n/t";

/** The secret in an `otpauth://` address, in groups of four. */
export function secretOf(uri: string): string {
  const secret = new URLSearchParams(uri.slice(uri.indexOf("?") + 1)).get("secret") ?? "";
  return secret.replace(/(.{4})(?=.)/g, "$1 ");
}

const SVG = "http://www.w3.org/2000/svg";

/** A drawing as the address of a picture; one that was meant for the middle of a page lacks its name space. */
export function pictureOf(svg: string): string {
  const named = svg.includes(SVG) ? svg : svg.replace("<svg", `<svg xmlns="${SVG}"`);
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(named)}`;
}

export function recoveryFile(email: string, codes: readonly string[]): string {
  return [
    t("accounts-recovery-file-title", { email }),
    t("accounts-recovery-file-hint"),
    "",
    ...codes,
    "",
  ].join("\n");
}
