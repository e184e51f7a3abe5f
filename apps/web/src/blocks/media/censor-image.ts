/** A picture of this server or by https, as an operator configured it; null when there is none that is safe. */
export function censorImage(configured: unknown): string | null {
  if (typeof configured !== 'string') return null;
  return /^(?:\/(?![/\\])|https:\/\/[^/\\])[^\s"'()\\]*$/.test(configured) ? configured : null;
}
