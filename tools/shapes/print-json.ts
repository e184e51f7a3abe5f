import { isObject } from './object';

const WIDTH = 110;

function children(value: unknown): { open: string; close: string; rows: [string, unknown][] } | null {
  if (Array.isArray(value))
    return { open: '[', close: ']', rows: value.map((item): [string, unknown] => ['', item]) };
  if (!isObject(value)) return null;
  const names = Object.keys(value).sort();
  return { open: '{', close: '}', rows: names.map((name) => [`${JSON.stringify(name)}: `, value[name]]) };
}

function flat(value: unknown): string {
  const inner = children(value);
  if (!inner) return JSON.stringify(value);
  const space = inner.open === '{' && inner.rows.length > 0 ? ' ' : '';
  const rows = inner.rows.map(([name, item]) => name + flat(item)).join(', ');
  return `${inner.open}${space}${rows}${space}${inner.close}`;
}

/** Prints JSON with sorted keys and short values on one line, so that diffs stay small. */
export function printJson(value: unknown, indent = '', before = ''): string {
  const line = flat(value);
  const inner = children(value);
  if (!inner || indent.length + before.length + line.length < WIDTH) return line;
  const rows = inner.rows.map(([name, item]) => `${indent}  ${name}${printJson(item, `${indent}  `, name)}`);
  return `${inner.open}\n${rows.join(',\n')}\n${indent}${inner.close}`;
}
