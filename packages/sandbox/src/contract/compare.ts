import type { Shape, ShapeObject } from '@linnet/api/wire';

const TEXT_PATTERNS: Readonly<Record<string, RegExp>> = {
  text: /^/,
  empty: /^$/,
  time: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  'time.local': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  url: /^(https?|wss?):\/\//,
  'id.decimal': /^\d+$/,
  'id.flake': /^[0-9A-Za-z]{18}$/,
  'id.uuid': /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/,
  json: /^[{[]/,
  otpauth: /^otpauth:\/\//,
};

/** Whether a value fits a scalar name of a shape. */
export function fitsScalar(name: string, value: unknown): boolean {
  if (name === 'any' || name === 'unknown') return true;
  if (name === 'null') return value === null;
  if (name === 'bool') return typeof value === 'boolean';
  if (name === 'int') return Number.isInteger(value);
  if (name === 'number') return typeof value === 'number';
  if (name === '{}') return isEmptyObject(value);
  if (name.startsWith('=')) return value === name.slice(1);
  const pattern = TEXT_PATTERNS[name];
  if (!pattern) throw new Error(`No shape is called ${name}.`);
  return typeof value === 'string' && pattern.test(value);
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** The type of a value for messages, without its content. */
function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  return typeof value === 'object' ? 'an object' : String(value);
}

/** A difference between a value and its shape. */
interface Difference {
  /** The path from the nearest entity, or from the whole answer: `account.pleroma.tags[]`. */
  at: string;
  what: string;
  /** A constant of the protocol (`=word`) differs: the value belongs to another alternative of the shape. */
  otherAlternative?: true;
}

/** The shapes of entities by name, and the values that are allowed besides them. */
interface ShapeRules {
  entities: Readonly<Record<string, Shape>>;
  allows(at: string, value: unknown): boolean;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isKeyed(shape: Shape): shape is ShapeObject {
  return typeof shape === 'object' && !Array.isArray(shape);
}

/** The alternatives of a shape with entities resolved, each with the path at which its differences begin. */
function alternatives(shape: Shape, at: string, rules: ShapeRules): { shape: Shape; at: string }[] {
  if (Array.isArray(shape)) return shape.flatMap((one: Shape) => alternatives(one, at, rules));
  if (typeof shape !== 'string') return [{ shape, at }];
  return shape.split('|').flatMap((name) => {
    if (!name.startsWith('$')) return [{ shape: name, at }];
    const entity = rules.entities[name.slice(1)];
    if (entity === undefined) throw new Error(`No entity is called ${name}.`);
    return alternatives(entity, name.slice(1), rules);
  });
}

function compareKeys(
  shape: ShapeObject,
  value: Readonly<Record<string, unknown>>,
  position: Position,
): Difference[] {
  const expected = new Map(Object.entries(shape).map(([key, inner]) => [key.replace(/\?$/, ''), inner]));
  const found: Difference[] = [];
  for (const key of Object.keys(shape)) {
    if (
      !key.endsWith('?') &&
      !Object.hasOwn(value, key) &&
      !position.rules.allows(`${position.at}.${key}`, undefined)
    )
      found.push({ at: `${position.at}.${key}`, what: 'missing' });
  }
  for (const [key, inner] of Object.entries(value)) {
    const at = `${position.at}.${key}`;
    const innerShape = expected.get(key);
    if (innerShape !== undefined) found.push(...compare(innerShape, inner, { ...position, at }));
    else if (!position.rules.allows(at, inner)) found.push({ at, what: 'is not in any recorded answer' });
  }
  return found;
}

interface Position {
  at: string;
  rules: ShapeRules;
}

/** Differences from one alternative; null when the value has another type altogether. */
function compareOne(shape: Shape, value: unknown, position: Position): Difference[] | null {
  if (typeof shape === 'string') return fitsScalar(shape, value) ? [] : null;
  if (!isKeyed(shape)) return compare(shape, value, position);
  const items = shape['[]'];
  if (items !== undefined) {
    if (!Array.isArray(value)) return null;
    return value.flatMap((item) => compare(items, item, { ...position, at: `${position.at}[]` }));
  }
  if (!isPlain(value)) return null;
  const free = shape['{}'];
  if (free === undefined) return compareKeys(shape, value, position);
  return Object.values(value).flatMap((inner) =>
    compare(free, inner, { ...position, at: `${position.at}{}` }),
  );
}

/**
 * How far a value is from an alternative: the number of differences, and 1000 for each different constant at its top
 * level.
 */
function distance(found: readonly Difference[], at: string): number {
  const wrongConstants = found.filter(
    (difference) => difference.otherAlternative && !difference.at.slice(at.length + 1).includes('.'),
  );
  return found.length + 1000 * wrongConstants.length;
}

/** Differences between `value` and the nearest alternative of the shape. */
export function compare(shape: Shape, value: unknown, position: Position): Difference[] {
  let nearest: Difference[] | null = null;
  for (const one of alternatives(shape, position.at, position.rules)) {
    const found = compareOne(one.shape, value, { rules: position.rules, at: one.at });
    if (found?.length === 0) return [];
    const closer = found && (nearest === null || distance(found, one.at) < distance(nearest, one.at));
    if (closer) nearest = found;
  }
  if (position.rules.allows(position.at, value)) return [];
  if (nearest) return nearest;
  const what = `is ${describeValue(value)}, not ${describeShape(shape)}`;
  const isWords = typeof shape === 'string' && shape.split('|').every((name) => name.startsWith('='));
  return [{ at: position.at, what, ...(isWords ? { otherAlternative: true } : {}) }];
}

function describeShape(shape: Shape): string {
  if (typeof shape === 'string') return shape;
  if (Array.isArray(shape)) return shape.map(describeShape).join(' or ');
  return '[]' in shape ? 'a list' : 'an object';
}
