export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The string under a key, or an empty one. */
export function textAt(value: unknown, key: string): string {
  const text = isObject(value) ? value[key] : undefined;
  return typeof text === 'string' ? text : '';
}

/** Parses JSON; undefined when it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
