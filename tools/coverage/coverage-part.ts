import { failedPart, passedPart } from '../report/part';
import type { Part } from '../report/part';
import { root } from '../run/root';
import { checkAccessibility } from './accessibility';
import { checkCoverage } from './check-coverage';

/** Checks that the tables of clauses and of accessibility, the tests and the specification agree; always prints the progress. */
export const coveragePart: Part = {
  name: 'coverage',
  async run() {
    const { complaints: ofClauses, line } = await checkCoverage(root);
    const complaints = [...ofClauses, ...(await checkAccessibility(root))];
    return complaints.length === 0
      ? { ...passedPart, details: line }
      : failedPart([...complaints, line].join('\n'));
  },
};
