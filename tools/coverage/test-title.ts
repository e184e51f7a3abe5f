/** A test as named in its source; expressions in a title become `…`. */
export interface TestTitle {
  file: string;
  /** After the titles of its groups, without the ids at its end. */
  title: string;
  /** The clauses in the title, in order. */
  ids: string[];
  /** Written, but skipped. */
  skipped: boolean;
}

/** The reference to a test in a row of the table. */
export function testReference({ file, title }: Pick<TestTitle, 'file' | 'title'>): string {
  return `${file} › ${title}`;
}
