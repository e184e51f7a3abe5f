/** What is read out with a field after its name. */
export function descriptionOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const parts = ids.map((id) => document.getElementById(id)?.textContent ?? '');
  return parts.join(' ').trim();
}

/** Whether a field is marked as wrong. */
export function isInvalid(field: HTMLElement): boolean {
  return field.getAttribute('aria-invalid') === 'true';
}
