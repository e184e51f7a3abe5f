/** The object in a stored text; an empty one when there is none or it cannot be read. */
export function readJsonRecord(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch (error) {
    // A record that cannot be read is as good as none; the next change writes a sound one.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
