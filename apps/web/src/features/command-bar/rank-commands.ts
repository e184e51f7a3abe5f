import { onePer } from '@linnet/domain';
import { foldText } from '@linnet/domain/suggestions';
import type { Command } from './command';

/** How far the words of a command are from what was typed, the smaller the nearer. */
const NOT_AT_ALL = Infinity;

/** For a word of which a label has only the letters, in their order. */
const SCATTERED = 10_000;

interface FoldedText {
  readonly text: string;
  /** Its words, each behind a space. */
  readonly spaced: string;
}

interface FoldedCommand {
  readonly label: FoldedText;
  readonly others: FoldedText;
}

function foldedText(words: string): FoldedText {
  const text = foldText(words);
  return { text, spaced: ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')}` };
}

/** Folded once: the next letter looks at them again. */
const fold = onePer(({ label, detail = '', words = '' }: Command): FoldedCommand => ({
  label: foldedText(label),
  others: foldedText(`${detail} ${words}`),
}));

/**
 * The commands in which each word of the query is found, the nearest first: those whose label begins so, then those
 * with a word that does, then those with it anywhere. Only when there are none those count that have its letters in
 * their order. Among equals the order of the commands stands.
 */
export function rankCommands(commands: readonly Command[], query: string, most: number): readonly Command[] {
  const whole = foldText(query.trim());
  const words = whole.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = commands
    .map((command) => ({ command, far: distance(fold(command), whole, words) }))
    .filter(({ far }) => far !== NOT_AT_ALL)
    .sort((a, b) => a.far - b.far);
  // Beside what has the words themselves, what has only their letters is noise.
  const isNear = (found[0]?.far ?? 0) < SCATTERED;
  return found
    .filter(({ far }) => !isNear || far < SCATTERED)
    .slice(0, most)
    .map(({ command }) => command);
}

function distance({ label, others }: FoldedCommand, whole: string, words: readonly string[]): number {
  const { text } = label;
  if (text === whole) return 0;
  if (text.startsWith(whole)) return 1 + text.length / 1000;
  let far = 2;
  for (const word of words) far += distanceOfWord(label, others, word);
  return far + text.length / 1000;
}

function distanceOfWord(label: FoldedText, others: FoldedText, word: string): number {
  const at = placeOf(label, word);
  if (at !== null) return at === 'begins' ? 0 : 2;
  const other = placeOf(others, word);
  if (other !== null) return other === 'begins' ? 3 : 5;
  return word.length > 2 && hasLetters(label, word) ? SCATTERED : NOT_AT_ALL;
}

/** Whether a word of the text begins so, or has it further in. */
function placeOf({ text, spaced }: FoldedText, word: string): 'begins' | 'within' | null {
  if (!text.includes(word)) return null;
  return text.startsWith(word) || spaced.includes(` ${word}`) ? 'begins' : 'within';
}

/** The first letter begins a word, and the others follow somewhere. */
function hasLetters({ spaced }: FoldedText, word: string): boolean {
  let at = spaced.indexOf(` ${word.charAt(0)}`);
  if (at >= 0) at += 1;
  for (let letter = 1; letter < word.length && at >= 0; letter += 1) {
    at = spaced.indexOf(word.charAt(letter), at + 1);
  }
  return at >= 0;
}
