/** Focuses the first field with an error once it is marked, and scrolls it into view. */
export function focusInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>(`[aria-invalid="true"]`);
    field?.focus();
    field?.scrollIntoView?.({ block: "center" });
  });
}
