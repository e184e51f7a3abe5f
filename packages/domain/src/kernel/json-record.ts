/** Reads a stored object; an empty one when there is none or it is invalid. */
export function readJsonRecord(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch (error) {
    // The next change replaces an invalid record by a valid one.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Whether a value is a JSON object. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses JSON; undefined where the text is invalid. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
