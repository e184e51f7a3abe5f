/** The fields of an object that comes from JSON. */
export type Fields = Readonly<Record<string, unknown>>;

const MAX_DEPTH = 12;

export function isFields(input: unknown): input is Fields {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/** An own field: never one of the prototype. */
export function fieldOf(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** The object in a field, or an empty one. */
export function fieldsIn(fields: Fields, name: string): Fields {
  const value = fieldOf(fields, name);
  return isFields(value) ? value : {};
}

/** Whether a value is nested deeper than any theme is. */
export function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth >= MAX_DEPTH || Object.values(value).some((inner) => isTooDeep(inner, depth + 1));
}
