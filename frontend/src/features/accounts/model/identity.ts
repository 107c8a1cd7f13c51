/** The proof of identity that sensitive actions require. */

export interface Identity {
  password: string;
  /** Code of the authenticator app; empty if the account has no second factor. */
  code: string;
}

export const noIdentity: Identity = { password: "", code: "" };

export const isComplete = ({ password, code }: Identity, needsCode: boolean): boolean =>
  password !== "" && (!needsCode || code.trim() !== "");

/** Return the fields of a request. */
export const proofOf = (
  { password, code }: Identity,
  needsCode: boolean,
): { password: string; code?: string } => (needsCode ? { password, code: code.trim() } : { password });
