/** An object of an answer, with unknown keys. */
export type Told = Record<string, unknown>;

export function isTold(value: unknown): value is Told {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with only these keys, in this order; missing ones are left out. */
export function pick(told: Told, keys: readonly string[]): Told {
  return Object.fromEntries(keys.flatMap((key) => (key in told ? [[key, told[key]]] : [])));
}

/** An object without these keys. */
export function omit(told: Told, keys: readonly string[]): Told {
  return Object.fromEntries(Object.entries(told).filter(([key]) => !keys.includes(key)));
}

export function listOf(value: unknown): Told[] {
  return Array.isArray(value) ? value.filter(isTold) : [];
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
