import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readClientTests } from './read-client-tests';
import { testReference, type TestTitle } from './test-title';

/** The document with a row for each criterion. */
const DOCUMENT = 'docs/accessibility.md';

/** The criteria of WCAG 2.2 on levels A and AA, by guideline. */
const CRITERIA: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};

const numbers = Object.entries(CRITERIA).flatMap(([guideline, all]) =>
  all.map((one) => `${guideline}.${one}`),
);

/** What is written instead of tests where none shows a criterion. */
const UNTESTED = 'no test';

/** Complaints about the document: criteria without a row, and rows that name tests that are not there or not run. */
export function judgeAccessibility(text: string, titles: readonly TestTitle[]): string[] {
  const run = new Set(titles.filter(({ skipped }) => !skipped).map(testReference));
  const rows = text.split('\n').flatMap((line) => {
    const [, number, , , , shown] =
      /^\| (\d\.\d\.\d+) \|([^|]*)\|([^|]*)\|([^|]*)\|(.*)\|$/u.exec(line) ?? [];
    return number === undefined ? [] : [{ number, shown: (shown ?? '').trim() }];
  });
  const found = rows.map(({ number }) => number);
  const isInOrder = found.join() === numbers.join();
  const missing = numbers.filter((number) => !found.includes(number));
  const complaints = missing.map((number) => `${DOCUMENT}: ${number} has no row.`);
  if (missing.length === 0 && !isInOrder)
    complaints.push(`${DOCUMENT}: rows are not those of the criteria, in order.`);
  for (const { number, shown } of rows) {
    if (shown === UNTESTED) continue;
    for (const reference of shown.split('<br>').map((one) => one.trim()))
      if (!run.has(reference)) complaints.push(`${DOCUMENT}: ${number}: there is no test “${reference}”.`);
  }
  return complaints;
}

/** The complaints about the document of the repository at `folder`. */
export async function checkAccessibility(folder: string): Promise<string[]> {
  const tests = await readClientTests(folder);
  const text = await readFile(path.join(folder, DOCUMENT), 'utf8');
  return judgeAccessibility(
    text,
    [...tests.values()].flatMap(({ titles }) => titles),
  );
}
