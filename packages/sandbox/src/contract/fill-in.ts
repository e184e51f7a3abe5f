import type { CaseJson } from './contract-case';

export type Kept = Map<string, unknown>;

const NAME = /\{([\w:]+)\}/g;

/** Replaces names in braces by kept values. */
export function fillText(text: string, kept: Kept): string {
  return text.replace(NAME, (_whole, name: string) => {
    if (!kept.has(name)) throw new Error(`No step kept {${name}}.`);
    return String(kept.get(name));
  });
}

/** Does the same as `fillText` in every text of a body. */
export function fillJson(json: CaseJson, kept: Kept): CaseJson {
  if (typeof json === 'string') return fillText(json, kept);
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map((item: CaseJson) => fillJson(item, kept));
  return Object.fromEntries(Object.entries(json).map(([key, inner]) => [key, fillJson(inner, kept)]));
}

/** The value at a path such as `0.account.id`. */
export function pick(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => {
    if (key === '') return inner;
    const found: unknown = typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined;
    if (found === undefined) throw new Error(`There is nothing at ${path}.`);
    return found;
  }, value);
}
