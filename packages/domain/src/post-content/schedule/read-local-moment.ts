const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** The value of a `datetime-local` field as ISO 8601; null for an invalid one. */
export function readLocalMoment(value: string): string | null {
  // A date without a time zone is parsed as local.
  const at = form.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
