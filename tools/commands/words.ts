import { runCommand } from '../run/command';
import { root } from '../run/root';
import { checkWords, faultLines, summaryLine, waitingLines } from '../words/check-words';

/** `npm run words`: which language still waits for which texts, and what is wrong. */
export function run(args: string[]): Promise<number> {
  return runCommand(args, {
    name: 'words',
    async work(options) {
      const languages = checkWords(root);
      const [faults, waiting] = [faultLines(languages), waitingLines(languages)];
      for (const line of [...faults, ...waiting, summaryLine(languages)]) console.log(line);
      return faults.length > 0 || (options.has('release') && waiting.length > 0) ? 1 : 0;
    },
  });
}
