/** Reads a stored object; an empty one when there is none or it is invalid. */
export function readJsonRecord(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch (error) {
    // An invalid record counts as none; the next change writes a valid one.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
