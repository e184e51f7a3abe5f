import { type Options, UsageError } from '../run/options';
import { runCommand } from '../run/command';
import { root } from '../run/root';
import { drawLanguages } from '../words/draw-languages';
import {
  checkWords,
  faultLines,
  keepTexts,
  listWaiting,
  markRedone,
  oldLines,
  summaryLine,
  unmarkedLines,
  waitingLines,
} from '../words/check-words';

/** `npm run words`: which language still waits for which texts, which are old, and what is wrong. */
export function run(args: string[]): Promise<number> {
  return runCommand(args, {
    name: 'words',
    async work(options) {
      const folder = options.value('screens');
      if (folder !== undefined) return drawInto(folder, options.values('language'));
      recordReviews(options);
      const languages = checkWords(root);
      const faults = faultLines(languages);
      const waiting = [...waitingLines(languages), ...oldLines(languages), ...unmarkedLines(root)];
      for (const line of [...faults, ...waiting, summaryLine(languages)]) console.log(line);
      return faults.length > 0 || (options.has('release') && waiting.length > 0) ? 1 : 0;
    },
  });
}

async function drawInto(folder: string, codes: readonly string[]): Promise<number> {
  const count = await drawLanguages({ folder, codes });
  console.log(`${count} pictures are in ${folder}.`);
  return 0;
}

/** Records which translations were reviewed. */
function recordReviews(options: Options): void {
  if (options.has('wait')) listWaiting(root);
  const old = checkWords(root);
  const allOld = [...new Set(old.flatMap((language) => language.old))];
  const kept = options.values('keep').flatMap(wordsOf);
  if (kept.length > 0) keepTexts(root, kept.includes('all') ? allOld : kept);
  for (const redone of options.values('redone')) {
    const [code = '', ids] = redone.split(':', 2);
    const language = old.find((one) => one.code === code);
    if (language === undefined) throw new UsageError(`There is no language "${code}".`);
    markRedone(root, { code, ids: ids === undefined ? language.old : wordsOf(ids) });
  }
}

const wordsOf = (list: string): string[] => list.split(/[\s,]+/).filter((word) => word !== '');
