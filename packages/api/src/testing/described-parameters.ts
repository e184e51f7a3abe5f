import { readFileSync } from 'node:fs';
import type { ParameterShapes, Shape, ShapeObject } from '../wire/shape';
import { isKeyed } from './read-shapes';

/** What Pleroma's own API description allows for each call, from the folder `shapes/` at the top. */
export function describedParameters(): ParameterShapes {
  const file = new URL('../../../../shapes/pleroma-2.7-parameters.json', import.meta.url);
  const facts: ParameterShapes = JSON.parse(readFileSync(file, 'utf8'));
  return facts;
}

const partsOf = (path: string) => path.replace(/^\/api\/pleroma\//, '/api/v1/pleroma/').split('/');

/** The route of the description that matches a path; literal segments go before parameters. */
export function describedRoute(facts: ParameterShapes, method: string, path: string): string | undefined {
  const parts = partsOf(path);
  const matching = Object.keys(facts).filter((route) => {
    const [of = '', template = ''] = route.split(' ');
    const wanted = template.split('/');
    return (
      of === method &&
      wanted.length === parts.length &&
      wanted.every((part, index) => part === ':id' || part === parts[index])
    );
  });
  const countParameters = (route: string) => route.split(':id').length;
  return matching.sort((one, other) => countParameters(one) - countParameters(other))[0];
}

const alternatives = (shape: Shape | undefined): Shape[] =>
  shape === undefined ? [] : Array.isArray(shape) ? shape.flatMap(alternatives) : [shape];

/** The shape of a key, and whether it is required. */
function keyOf(shape: ShapeObject, name: string): Shape | undefined {
  return shape[name] ?? shape[`${name}?`];
}

function matchesScalar(scalar: string, value: unknown): boolean {
  if (scalar === 'any') return true;
  if (scalar === 'null') return value === null;
  if (scalar === 'int') return Number.isInteger(value);
  if (scalar === 'number') return typeof value === 'number';
  if (scalar === 'bool') return typeof value === 'boolean';
  if (scalar.startsWith('=')) return value === scalar.slice(1);
  return typeof value === 'string';
}

/** The parts of a value that no alternative allows, by their path. */
export function notAllowed(shape: Shape | undefined, value: unknown, place: string): string[] {
  if (value === undefined) return [];
  const forms = alternatives(shape);
  const words = forms.flatMap((form) => (typeof form === 'string' ? form.split('|') : []));
  if (words.some((word) => matchesScalar(word, value))) return [];
  const keyed = forms.filter(isKeyed);
  if (Array.isArray(value)) {
    const items = keyed.filter((form) => '[]' in form).map((form) => form['[]'] ?? 'any');
    if (items.length === 0) return [`${place} as a list`];
    return value.flatMap((item: unknown) => notAllowed(items, item, `${place}[]`));
  }
  if (typeof value !== 'object' || value === null || keyed.length === 0) {
    return [`${place} as ${typeof value}`];
  }
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const known = keyed.flatMap((form) => keyOf(form, name) ?? []);
    const inside = place === '' ? name : `${place}.${name}`;
    if (inner === undefined) return [];
    return known.length === 0 ? [inside] : notAllowed(known, inner, inside);
  });
}

const keysOf = (shape: Shape | undefined) => alternatives(shape).filter(isKeyed).flatMap(Object.keys);

/** Names that are not keys of the shape. */
export function unknownKeys(shape: Shape | undefined, names: readonly string[]): string[] {
  const known = new Set(keysOf(shape).map((key) => key.replace(/\?$/, '')));
  return names.filter((name) => !known.has(name));
}

/** Required keys that are missing. */
export function missingKeys(shape: Shape | undefined, names: readonly string[]): string[] {
  const required = keysOf(shape).filter((key) => !/\?$|^\[\]$|^\{\}$/.test(key));
  return required.filter((key) => !names.includes(key)).map((key) => `${key} missing`);
}
