/** Readers for the reports of test runners: missing values are read as empty. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
