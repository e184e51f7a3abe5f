import { failedPart, passedPart } from '../report/part';
import type { Part } from '../report/part';
import { root } from '../run/root';
import { checkWords, faultLines, summaryLine } from './check-words';

/** Checks the texts of every language against the English ones; always prints how many languages are whole. */
export const wordsPart: Part = {
  name: 'words',
  async run() {
    const languages = checkWords(root);
    const faults = faultLines(languages);
    return faults.length === 0
      ? { ...passedPart, details: summaryLine(languages) }
      : failedPart(faults.join('\n'));
  },
};
