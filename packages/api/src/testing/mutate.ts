import fc from 'fast-check';

type Path = readonly string[];

/** The path of every value inside a value. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

/** A copy with another value at a path; `undefined` removes the key. */
function replacedAt(value: unknown, path: Path, replacement: unknown): unknown {
  const [key, ...rest] = path;
  // A copy: fast-check marks what `map` returns, and must not mark a value of another arbitrary.
  if (key === undefined) return structuredClone(replacement);
  if (Array.isArray(value)) {
    return value.map((inner, index) =>
      String(index) === key ? replacedAt(inner, rest, replacement) : inner,
    );
  }
  const entries = Object.entries(Object(value)).map(([name, inner]) =>
    name === key ? [name, replacedAt(inner, rest, replacement)] : [name, inner],
  );
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

const HOSTILE = [
  undefined,
  null,
  true,
  '',
  '..',
  'javascript:x',
  0,
  -1,
  Number.POSITIVE_INFINITY,
  Number.NaN,
  [],
  {},
  [null],
] as const;
const replacements = fc.oneof(fc.constantFrom<unknown>(...HOSTILE), fc.jsonValue({ maxDepth: 3 }));
const changes = fc.array(fc.tuple(fc.nat(), replacements), { minLength: 1, maxLength: 5 });

/** Responses with keys removed and values replaced anywhere. */
export function mutated(answers: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(answers, changes).map(([answer, list]) =>
    list.reduce((value: unknown, [place, replacement]) => {
      const places = pathsIn(value);
      return replacedAt(value, places[place % places.length] ?? [], replacement);
    }, answer),
  );
}
