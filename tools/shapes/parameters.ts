import type { ParameterShapes, RouteParameters, Shape, ShapeObject } from '@linnet/api/wire';
import { isObject, textAt } from './object';
import type { JsonObject } from './object';
import { plainRoute } from './route-of';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** Depth to which the keys of a body are described; deeper values are `any`. */
const DEPTH = 4;

const rowsOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Resolves a `$ref`; other values are returned as they are. */
function resolveRef(description: JsonObject, value: unknown): JsonObject {
  if (!isObject(value)) return {};
  const reference = textAt(value, '$ref');
  if (reference === '') return value;
  const parts = reference.replace(/^#\//, '').split('/');
  const found = parts.reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), description);
  return resolveRef(description, found);
}

/** The name of a scalar type. */
function scalarOf(schema: JsonObject): string {
  const values = schema['enum'];
  if (Array.isArray(values)) return values.map((word) => (word === null ? 'null' : `=${word}`)).join('|');
  if (schema['format'] === 'binary') return 'file';
  if (schema['type'] === 'integer') return 'int';
  if (schema['type'] === 'number') return 'number';
  if (schema['type'] === 'boolean' || schema['title'] === 'BooleanLike') return 'bool';
  return schema['type'] === 'string' ? 'text' : 'any';
}

function keysOf(description: JsonObject, schema: JsonObject, depth: number): ShapeObject {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [
      required.includes(name) ? name : `${name}?`,
      shapeOf(description, inner, depth - 1),
    ]),
  );
}

/** Merges the alternatives of a body: a key may be sent if one of them has it. */
function mergeShapes(shapes: readonly Shape[]): Shape {
  const distinct = [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()];
  if (distinct.every((shape) => typeof shape === 'string')) return [...new Set(distinct)].join('|');
  return distinct.length === 1 ? (distinct[0] ?? 'any') : distinct;
}

/** Converts the schema of a value into a shape. */
function shapeOf(description: JsonObject, value: unknown, depth: number): Shape {
  const schema = resolveRef(description, value);
  const shape = shapeOfSchema(description, schema, depth);
  return schema['nullable'] === true ? mergeShapes([shape, 'null']) : shape;
}

function shapeOfSchema(description: JsonObject, schema: JsonObject, depth: number): Shape {
  const alternatives = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => rowsOf(schema[key]));
  if (schema['title'] === 'BooleanLike') return 'bool';
  if (alternatives.length > 0) {
    return mergeShapes(alternatives.map((one) => shapeOf(description, one, depth)));
  }
  if (schema['type'] === 'array') return { '[]': shapeOf(description, schema['items'], depth) };
  if (schema['type'] !== 'object' && !isObject(schema['properties'])) return scalarOf(schema);
  const keys = keysOf(description, schema, depth);
  if (depth === 0 || Object.keys(keys).length === 0) return 'any';
  return keys;
}

function queryOf(description: JsonObject, call: JsonObject): ShapeObject {
  const inQuery = rowsOf(call['parameters'])
    .map((parameter) => resolveRef(description, parameter))
    .filter((parameter) => parameter['in'] === 'query');
  return Object.fromEntries(
    inQuery.map((parameter) => {
      const name = textAt(parameter, 'name').replace(/\[\]$/, '');
      const shape = shapeOf(description, parameter['schema'], DEPTH);
      return [parameter['required'] === true ? name : `${name}?`, shape];
    }),
  );
}

function bodyOf(description: JsonObject, call: JsonObject): Shape | undefined {
  const { content } = resolveRef(description, call['requestBody']);
  const forms = isObject(content) ? Object.values(content).filter(isObject) : [];
  if (forms.length === 0) return undefined;
  return mergeShapes(forms.map((form) => shapeOf(description, form['schema'], DEPTH)));
}

function parametersOf(description: JsonObject, call: JsonObject): RouteParameters {
  const query = queryOf(description, call);
  const body = bodyOf(description, call);
  return {
    ...(Object.keys(query).length > 0 ? { query } : {}),
    ...(body === undefined ? {} : { body }),
  };
}

/** Derives the parameters of each call from a server's API description: names, places, types. */
export function deriveParameters(description: unknown): ParameterShapes {
  if (!isObject(description) || !isObject(description['paths'])) return {};
  const calls = Object.entries(description['paths']).flatMap(([path, methods]) =>
    METHODS.flatMap((method): [string, RouteParameters][] => {
      const call = isObject(methods) ? methods[method] : undefined;
      if (!isObject(call)) return [];
      return [[`${method.toUpperCase()} ${plainRoute(path)}`, parametersOf(description, call)]];
    }),
  );
  return Object.fromEntries(calls);
}
