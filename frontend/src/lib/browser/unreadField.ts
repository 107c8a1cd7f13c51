/** Moves the focus to the first field whose text could not be read; returns whether there is one. */
export function focusUnreadField(container: ParentNode | null): boolean {
  const fields = container?.querySelectorAll<HTMLInputElement>("input, textarea") ?? [];
  const invalid = [...fields].find((field) => field.validity.customError);
  invalid?.focus();
  return invalid !== undefined;
}

/** The same for the first field that cannot be read or is marked as wrong. */
export function focusInvalidField(container: ParentNode | null): boolean {
  if (focusUnreadField(container)) return true;
  const marked = container?.querySelector<HTMLElement>('[aria-invalid="true"]');
  marked?.focus();
  return marked != null;
}
