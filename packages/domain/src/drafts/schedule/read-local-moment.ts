const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** The moment that a field for date and time names in the zone of the device, as ISO 8601; null for none. */
export function readLocalMoment(value: string): string | null {
  // Without a zone in it the standard reads it as local.
  const at = form.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
