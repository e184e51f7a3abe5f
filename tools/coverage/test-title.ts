/** A test as the source names it: where a title is made from parts, each part that varies reads `…`. */
export interface TestTitle {
  file: string;
  /** Without the ids at its end; after the titles of the groups that it stands in. */
  title: string;
  /** The clauses that the title says it shows, in the order in which it names them. */
  ids: string[];
  /** Written down, but not run. */
  skipped: boolean;
}

/** How a row of the table names a test. */
export function testReference({ file, title }: Pick<TestTitle, 'file' | 'title'>): string {
  return `${file} › ${title}`;
}
