import type { ThemeProblem, ThemeProblemKind } from '../model/style';

/** The fields of an object that comes from JSON. */
export type Fields = Readonly<Record<string, unknown>>;

const MAX_DEPTH = 12;

export function isFields(input: unknown): input is Fields {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/** An own field: never one of the prototype. */
export function fieldOf(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** The object in a field, or an empty one. */
export function fieldsIn(fields: Fields, name: string): Fields {
  const value = fieldOf(fields, name);
  return isFields(value) ? value : {};
}

/** Whether a value is nested deeper than any theme is. */
export function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth >= MAX_DEPTH || Object.values(value).some((inner) => isTooDeep(inner, depth + 1));
}

const MAX_PROBLEMS = 200;
const KEY_LENGTH = 80;

/** A text of a file as it is named in a list. */
export function shortened(text: string): string {
  return text.length > KEY_LENGTH ? `${text.slice(0, KEY_LENGTH)}…` : text;
}

/** Collects what is wrong with a source, in its order, up to a maximum. */
export class ProblemList {
  readonly all: ThemeProblem[] = [];
  /** Something was left out because there is too much of it. */
  isCut = false;

  add(key: string, what: ThemeProblemKind, line?: number): void {
    if (what === 'tooMany') this.isCut = true;
    if (this.all.length >= MAX_PROBLEMS) return;
    const problem = { key: shortened(key), what };
    this.all.push(line === undefined ? problem : { line, ...problem });
  }

  byLine(): readonly ThemeProblem[] {
    return this.all.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
  }
}

/** One line of plain text without control characters; null for what is no text, is empty or too long. */
export function plainLine(value: unknown, most = 200): string | null {
  if (typeof value !== 'string' || value.length > 10 * most) return null;
  const line = value.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').trim();
  return line === '' || line.length > most ? null : line;
}
