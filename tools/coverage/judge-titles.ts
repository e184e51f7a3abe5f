import { testReference } from './test-title';
import type { TestTitle } from './test-title';

/** The largest number of clauses in the title of one test, which should remain a test of something. */
const MAX_IDS = 5;

/** Problems of titles that name clauses, independent of the table. */
export function judgeTitles(titles: readonly TestTitle[], ids: ReadonlySet<string>): string[] {
  const complaints: string[] = [];
  const seen = new Set<string>();
  for (const title of titles.filter((one) => one.ids.length > 0)) {
    const name = testReference(title);
    if (title.skipped) complaints.push(`${name}: names clauses, but is not run.`);
    if (title.ids.length > MAX_IDS) complaints.push(`${name}: names more than ${MAX_IDS} clauses.`);
    if (new Set(title.ids).size < title.ids.length) complaints.push(`${name}: names a clause twice.`);
    for (const id of title.ids) if (!ids.has(id)) complaints.push(`${name}: there is no clause ${id}.`);
    if (seen.has(name)) complaints.push(`${name}: two tests that name clauses have this title.`);
    seen.add(name);
  }
  return complaints;
}
