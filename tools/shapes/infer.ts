import type { Shape, ShapeObject } from '@linnet/api/wire';
import { entityOf } from './entities';
import { hasFreeKeys, isOpen } from './free-keys';
import { isObject } from './object';
import type { JsonObject } from './object';
import { textForms } from './text-form';

function numberForm(numbers: readonly number[]): string {
  return numbers.every(Number.isInteger) ? 'int' : 'number';
}

/** Joins scalars into one string, together with other shapes that were seen. */
function joinShapes(scalars: readonly string[], others: readonly Shape[]): Shape {
  const parts: Shape[] = scalars.length > 0 ? [[...new Set(scalars)].sort().join('|')] : [];
  const all = [...parts.flat(), ...others];
  return all.length === 1 ? (all[0] ?? 'unknown') : all;
}

/** The keys of objects of one kind. */
export function inferKeys(objects: readonly JsonObject[]): ShapeObject {
  const names = [...new Set(objects.flatMap((object) => Object.keys(object)))].sort();
  return Object.fromEntries(
    names.map((name) => {
      const withName = objects.filter((object) => Object.hasOwn(object, name));
      const always = withName.length === objects.length;
      const values = withName.map((object) => object[name]);
      return [always ? name : `${name}?`, isOpen(name, names) ? 'any' : infer(values, name)];
    }),
  );
}

function inferObjects(objects: readonly JsonObject[], key: string): { scalars: string[]; others: Shape[] } {
  const filled = objects.filter((object) => Object.keys(object).length > 0);
  const scalars = filled.length < objects.length ? ['{}'] : [];
  const plain: JsonObject[] = [];
  for (const object of filled) {
    const entity = entityOf(object);
    if (entity) scalars.push(`$${entity.name}`);
    else plain.push(object);
  }
  if (plain.length === 0) return { scalars, others: [] };
  const names = [...new Set(plain.flatMap((object) => Object.keys(object)))];
  if (!hasFreeKeys(key, names)) return { scalars, others: [inferKeys(plain)] };
  const values = plain.flatMap((object) => Object.values(object));
  return { scalars: scalars.filter((name) => name !== '{}'), others: [{ '{}': infer(values, key) }] };
}

/** The common shape of all values of a key. Entities are only named; their shapes are separate. */
export function infer(values: readonly unknown[], key: string): Shape {
  if (values.length === 0) return 'unknown';
  const scalars: string[] = [];
  const others: Shape[] = [];
  if (values.includes(null)) scalars.push('null');
  if (values.some((value) => typeof value === 'boolean')) scalars.push('bool');
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length > 0) scalars.push(numberForm(numbers));
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.length > 0) scalars.push(...textForms(texts, key));
  const lists = values.filter((value) => Array.isArray(value));
  if (lists.length > 0) others.push({ '[]': infer(lists.flat(1), key) });
  const objects = inferObjects(values.filter(isObject), key);
  return joinShapes([...scalars, ...objects.scalars], [...others, ...objects.others]);
}
