import { failedPart, passedPart } from '../report/part';
import type { Part } from '../report/part';
import { root } from '../run/root';
import { checkCoverage } from './check-coverage';

/** Checks that the table of clauses, the tests and the specification agree; always prints the progress. */
export const coveragePart: Part = {
  name: 'coverage',
  async run() {
    const { complaints, line } = await checkCoverage(root);
    return complaints.length === 0
      ? { ...passedPart, details: line }
      : failedPart([...complaints, line].join('\n'));
  },
};
