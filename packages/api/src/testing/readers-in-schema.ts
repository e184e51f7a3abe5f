import { readdirSync, readFileSync } from 'node:fs';

const READER =
  /export (?:(?:function|const) (read\w+)[^(\n]*\(\s*json: unknown,?\s*\)|const (read\w+) = (?:objectReader|readerWithId)\()/g;

/** The names of all readers of unvalidated responses. */
export function readersInSchema(): string[] {
  const folder = new URL('../schema/', import.meta.url);
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return files
    .flatMap((file) => [...readFileSync(new URL(file, folder), 'utf8').matchAll(READER)])
    .map(([, byFunction, byHelper]) => byFunction ?? byHelper ?? '')
    .sort();
}
