import type { Shape } from '@linnet/api/wire';
import { entityOf } from './entities';
import { inferKeys } from './infer';
import { isObject } from './object';
import type { JsonObject } from './object';

type Found = Map<string, Map<string, JsonObject[]>>;

function walk(value: unknown, found: Found): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, found);
    return;
  }
  if (!isObject(value)) return;
  for (const inner of Object.values(value)) walk(inner, found);
  const entity = entityOf(value);
  if (!entity) return;
  const variants = found.get(entity.name) ?? new Map<string, JsonObject[]>();
  variants.set(entity.variant, [...(variants.get(entity.variant) ?? []), value]);
  found.set(entity.name, variants);
}

/** One shape for each entity found anywhere in the values, with one alternative for each of its variants. */
export function collectEntities(values: readonly unknown[]): Record<string, Shape> {
  const found: Found = new Map();
  for (const value of values) walk(value, found);
  return Object.fromEntries(
    [...found].map(([name, variants]) => {
      const shapes = [...variants.keys()].sort().map((variant) => inferKeys(variants.get(variant) ?? []));
      return [name, shapes.length === 1 ? (shapes[0] ?? 'unknown') : shapes];
    }),
  );
}
