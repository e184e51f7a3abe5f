import { crash, invalidRequest } from './problem';

export type ParamValue =
  | string
  | number
  | boolean
  | null
  | File
  | ParamValue[]
  | { [key: string]: ParamValue };
export type ParamTree = { [key: string]: ParamValue };

const FALSE = new Set<ParamValue>([false, 0, '0', 'f', 'F', 'false', 'FALSE', 'off', 'OFF']);

function typeName(value: ParamValue): string {
  if (Array.isArray(value)) return 'array';
  if (value === null) return 'null';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

export function isTree(value: ParamValue | undefined): value is ParamTree {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof File);
}

/** The parameters of a request; invalid values throw the errors of the server's request validation. */
export class Params {
  readonly tree: ParamTree;

  constructor(tree: ParamTree) {
    this.tree = tree;
  }

  /** True also for null and the empty string. */
  has(name: string): boolean {
    return Object.hasOwn(this.tree, name);
  }

  /** Undefined when absent or null. */
  text(name: string): string | undefined {
    const value = this.tree[name];
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'string') return value;
    throw invalidRequest([{ field: name, message: `Invalid string. Got: ${typeName(value)}` }]);
  }

  /** As `text`; also accepts numbers. */
  id(name: string): string | undefined {
    const value = this.tree[name];
    return typeof value === 'number' ? String(value) : this.text(name) || undefined;
  }

  required(...names: string[]): void {
    const missing = names
      .filter((name) => !this.has(name))
      .map((field) => ({ field, message: `Missing field: ${field}` }));
    if (missing.length > 0) throw invalidRequest(missing);
  }

  flag(name: string, defaultValue = false): boolean {
    const value = this.tree[name];
    if (value === undefined || value === null || value === '') return defaultValue;
    return !FALSE.has(value);
  }

  integer(name: string): number | undefined {
    const value = this.tree[name];
    if (value === undefined || value === null || value === '') return undefined;
    if (typeof value === 'number' && Number.isInteger(value)) return value;
    if (typeof value === 'string' && /^-?\d+$/.test(value)) return Number(value);
    throw invalidRequest([{ field: name, message: `Invalid integer. Got: ${typeName(value)}` }]);
  }

  /** A list of texts; a single text counts as a list of one. Other values are left out. */
  texts(name: string): string[] {
    const value = this.tree[name];
    if (value === undefined || value === null || value === '') return [];
    const list = Array.isArray(value) ? value : [value];
    return list.flatMap((item) =>
      typeof item === 'string' || typeof item === 'number' ? [String(item)] : [],
    );
  }

  /** The members of an object parameter. */
  nested(name: string): ParamTree {
    const value = this.tree[name];
    return isTree(value) ? value : {};
  }
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

function keyParts(key: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
  if (!match) return [key];
  const [, head = key, tail = ''] = match;
  return [head, ...[...tail.matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '')];
}

/** Puts `a[b][]=c` into the tree at a → b → list. */
function setAtPath(tree: ParamTree, key: string, value: ParamValue): void {
  const path = keyParts(key);
  if (path.some((part) => FORBIDDEN.has(part))) return;
  let branch: ParamTree = tree;
  path.forEach((part, index) => {
    const next = path[index + 1];
    if (next === undefined) {
      if (part !== '') branch[part] = value;
      return;
    }
    if (next === '' && index + 2 === path.length) {
      const list = branch[part];
      if (Array.isArray(list)) list.push(value);
      else branch[part] = [value];
      return;
    }
    const existing = branch[part];
    const child: ParamTree = isTree(existing) ? existing : {};
    branch[part] = child;
    branch = child;
  });
}

function treeOf(entries: Iterable<[string, string | File]>): ParamTree {
  const tree: ParamTree = {};
  for (const [key, value] of entries) setAtPath(tree, key, value);
  return tree;
}

export function readQuery(url: URL): ParamTree {
  return treeOf(url.searchParams);
}

function fromJson(text: string): ParamTree {
  if (text.trim() === '') return {};
  try {
    const value = JSON.parse(text) as ParamValue;
    return isTree(value) ? value : { _json: value };
  } catch (error) {
    if (error instanceof SyntaxError) throw crash(400);
    throw error;
  }
}

/** The bytes of a body; throws when it is over the limit. */
async function bytesOf(request: Request, limit: number): Promise<ArrayBuffer> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > limit) throw crash(413);
  return bytes;
}

async function formOf(bytes: ArrayBuffer, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch (error) {
    // `Request` throws a TypeError for a body that cannot be parsed.
    if (error instanceof TypeError) throw crash(400);
    throw error;
  }
}

/** Parses a body as JSON, form or multipart, up to `limit` bytes; other types are ignored. */
export async function readBody(request: Request, limit: number): Promise<ParamTree> {
  if (request.method === 'GET' || request.method === 'HEAD') return {};
  const type = request.headers.get('content-type') ?? '';
  const text = async () => new TextDecoder().decode(await bytesOf(request, limit));
  if (type.includes('json')) return fromJson(await text());
  if (type.includes('x-www-form-urlencoded')) return treeOf(new URLSearchParams(await text()));
  if (type.includes('multipart/form-data')) return treeOf(await formOf(await bytesOf(request, limit), type));
  return {};
}

/** Merges body and query; the body overrides the query. */
export function mergeParams(query: ParamTree, body: ParamTree): Params {
  return new Params({ ...query, ...body });
}
