export { listOf, objectOf } from '@linnet/sandbox/control';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Missing values are read as empty. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
