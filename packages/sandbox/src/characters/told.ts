/** An object of an answer, whose keys are not known. */
export type Told = Record<string, unknown>;

export function isTold(value: unknown): value is Told {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** These keys of an object, in this order; what is not there is left out. */
export function pick(told: Told, keys: readonly string[]): Told {
  return Object.fromEntries(keys.flatMap((key) => (key in told ? [[key, told[key]]] : [])));
}

/** All but these keys. */
export function omit(told: Told, keys: readonly string[]): Told {
  return Object.fromEntries(Object.entries(told).filter(([key]) => !keys.includes(key)));
}

export function listOf(value: unknown): Told[] {
  return Array.isArray(value) ? value.filter(isTold) : [];
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
