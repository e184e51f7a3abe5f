import type { ThemeProblem, ThemeProblemKind } from '../model/style';

const MOST = 200;
const KEY_LENGTH = 80;

/** Collects what is wrong with a source, in its order; of very many, the first. */
export class ProblemList {
  readonly all: ThemeProblem[] = [];

  add(key: string, what: ThemeProblemKind, line?: number): void {
    if (this.all.length >= MOST) return;
    const problem = { key: key.length > KEY_LENGTH ? `${key.slice(0, KEY_LENGTH)}…` : key, what };
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
