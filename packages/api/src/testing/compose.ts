import fc from 'fast-check';
import type { ServerShapes, Shape, ShapeObject } from '../wire/shape';
import { isKeyed } from './read-shapes';

/** Draws from an arbitrary; each run of the generator gives one response. */
type Draw = <T>(arbitrary: () => fc.Arbitrary<T>) => T;

interface Context {
  draw: Draw;
  shapes: ServerShapes;
  /** The key of the value in its object. */
  key: string;
  /** The number of enclosing entities: beyond a few, no optional keys are added. */
  depth: number;
}

const MAX_DEPTH = 3;
const MAX_ITEMS = 2;

const ids = {
  'id.decimal': fc.integer({ min: 1, max: 2 ** 31 }).map(String),
  'id.flake': fc.stringMatching(/^[0-9A-Za-z]{18}$/),
  'id.uuid': fc.uuid(),
};
const path = fc.stringMatching(/^[a-z0-9]{1,12}$/);
const times = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
/** Ids of unusual form: Hollo's contain a time and slashes. */
const unusualId = fc.constantFrom('2026-01-02T03:04:05.006Z/quote/1', 'ungrouped-7', 'a b', 'é%2F', '1');
/** Secrets and tokens are sent back in headers: only these characters have been seen in them. */
const secret = fc.stringMatching(/^[A-Za-z0-9_-]{1,43}$/);
const SECRET_KEY = /token|secret|^code$|client_id|key$/;
const texts = fc.oneof(
  fc.constantFrom('one', '<p>two &amp; <b>three</b></p>', ':blob:', 'https://h.example/x', '..', '💬'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
);

/** An arbitrary for each scalar of the notation. */
const scalars: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ...ids,
  null: fc.constant(null),
  bool: fc.boolean(),
  int: fc.integer({ min: 0, max: 1_000_000 }),
  number: fc.double({ min: 0, max: 10_000, noNaN: true }),
  text: texts,
  empty: fc.constant(''),
  time: times.map((time) => time.toISOString()),
  'time.local': times.map((time) => time.toISOString().slice(0, 19)),
  date: times.map((time) => time.toISOString().slice(0, 10)),
  url: path.map((end) => `https://h.example/${end}`),
  otpauth: fc.constant('otpauth://totp/somebody?secret=ABC'),
  json: fc.constant('{"name":["is taken"]}'),
  '{}': fc.constant(null).map(() => ({})),
  any: fc.jsonValue({ maxDepth: 2 }),
};

function take<T>(draw: Draw, arbitrary: fc.Arbitrary<T>): T {
  return draw(() => arbitrary);
}

function oneOf<T>(draw: Draw, list: readonly T[]): T {
  return take(draw, fc.constantFrom(...list));
}

/** All variants of a value: one for each scalar and each variant of an entity. */
function alternatives(shape: Shape): Shape[] {
  if (Array.isArray(shape)) return shape.flatMap(alternatives);
  return typeof shape === 'string' ? shape.split('|') : [shape];
}

function composeScalar(name: string, context: Context): unknown {
  if (name.startsWith('=')) return name.slice(1);
  if (name.startsWith('$')) return composeEntity(name.slice(1), context);
  if (name === 'text' && /(^|_)id$/.test(context.key)) return take(context.draw, unusualId);
  const arbitrary = name === 'text' && SECRET_KEY.test(context.key) ? secret : scalars[name];
  if (!arbitrary) throw new Error(`No scalar of a shape is called ${name}.`);
  return take(context.draw, arbitrary);
}

function composeEntity(name: string, context: Context): unknown {
  const entity = context.shapes.entities[name];
  if (entity === undefined) throw new Error(`No entity is called ${name}.`);
  const variants = alternatives(entity);
  // The first variant of a status contains no other status.
  const variant = context.depth >= MAX_DEPTH ? (variants[0] ?? entity) : oneOf(context.draw, variants);
  return composeShape(variant, { ...context, depth: context.depth + 1 });
}

function composeKeys(shape: ShapeObject, context: Context): Record<string, unknown> {
  const keys = Object.keys(shape).filter((key) => !key.endsWith('?') || take(context.draw, fc.boolean()));
  return Object.fromEntries(
    keys.map((key) => {
      const name = key.replace(/\?$/, '');
      return [name, composeShape(shape[key] ?? 'null', { ...context, key: name })];
    }),
  );
}

function composeMany(inner: Shape, context: Context): unknown[] {
  if (inner === 'unknown' || context.depth > MAX_DEPTH) return [];
  const length = take(context.draw, fc.nat(MAX_ITEMS));
  return Array.from({ length }, () => composeShape(inner, context));
}

function composeShape(shape: Shape, context: Context): unknown {
  const all = alternatives(shape);
  const shallow = all.filter((one) => typeof one !== 'string' || !one.startsWith('$'));
  const chosen = oneOf(context.draw, context.depth >= MAX_DEPTH && shallow.length > 0 ? shallow : all);
  if (typeof chosen === 'string') return composeScalar(chosen, context);
  if (!isKeyed(chosen)) return composeShape(chosen, context);
  if (chosen['[]'] !== undefined) return composeMany(chosen['[]'], context);
  if (chosen['{}'] === undefined) return composeKeys(chosen, context);
  const values = composeMany(chosen['{}'], context);
  return Object.fromEntries(values.map((value, index) => [`key${index}`, value]));
}

/** Responses of a recorded shape: every alternative, with and without each optional key. */
export function answersOf(shapes: ServerShapes, shape: Shape): fc.Arbitrary<unknown> {
  return fc.gen().map((generate) => {
    return composeShape(shape, { draw: generate, shapes, key: '', depth: 0 });
  });
}
