import { invalidRequest } from './problem';

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
    const faults = names
      .filter((name) => !this.has(name))
      .map((field) => ({ field, message: `Missing field: ${field}` }));
    if (faults.length > 0) throw invalidRequest(faults);
  }

  flag(name: string, absent = false): boolean {
    const value = this.tree[name];
    if (value === undefined || value === null || value === '') return absent;
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
