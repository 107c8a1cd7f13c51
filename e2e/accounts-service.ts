/* A second Stormsizer of our own, where people sign in; its mails are left as files in its data folder. */
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ownService, until } from "./service";

const MAIL_PATIENCE_MS = 30_000;

export interface AccountsService {
  address: string;
  /** The link to a page in the latest email to an address. */
  linkTo: (page: string, email: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** Text of a mail, with the soft line ends of quoted-printable undone. */
function textOf(file: string): string {
  return readFileSync(file, "utf8")
    .replaceAll(/=\r?\n/g, "")
    .replaceAll("=3D", "=");
}

function linkIn(mails: string, page: string, email: string): string | undefined {
  if (!existsSync(mails)) return undefined;
  const link = new RegExp(`https?://\\S+/${page}#\\S+`);
  const texts = readdirSync(mails)
    .sort()
    .map((name) => textOf(join(mails, name)));
  return texts
    .filter((text) => text.includes(`To: ${email}`))
    .map((text) => link.exec(text)?.[0])
    .findLast((found) => found !== undefined);
}

export async function startAccountsService(): Promise<AccountsService> {
  const secret = randomBytes(36).toString("base64");
  const service = ownService((address) => ({
    STORMSIZER_ACCOUNTS: "true",
    STORMSIZER_SECRET_KEY: secret,
    STORMSIZER_PUBLIC_URL: address,
    STORMSIZER_SIGN_UP: "true",
  }));
  await service.start();
  const mails = join(service.folder, "mail");
  return {
    address: service.address,
    linkTo: (page, email) =>
      until(MAIL_PATIENCE_MS, `the mail to ${email}`, async () => linkIn(mails, page, email)),
    stop: service.remove,
  };
}
