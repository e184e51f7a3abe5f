/** The accessible description of a field. */
export function descriptionOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const parts = ids.map((id) => document.getElementById(id)?.textContent ?? '');
  return parts.join(' ').trim();
}

/** Whether a field is marked as invalid. */
export function isInvalid(field: HTMLElement): boolean {
  return field.getAttribute('aria-invalid') === 'true';
}
