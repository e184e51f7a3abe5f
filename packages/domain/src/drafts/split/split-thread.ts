import type { DraftContent, DraftPart } from '../../post-content/draft';
import { type PostLimits, charactersLeft } from '../draft-rules';

type Fits = (text: string) => boolean;

/** The ways to split a text, the least noticeable first. */
const splitters: readonly ((text: string, language: string | null) => readonly string[])[] = [
  (text, language) => segments(text, language, 'sentence'),
  // URLs stay whole.
  (text) => text.match(/\s*\S+/g) ?? [],
  (text, language) => segments(text, language, 'grapheme'),
];

/**
 * Splits a text into parts that fit: between sentences, else between words, and within a word only where it is too long
 * by itself. Only white space between parts is lost.
 */
export function splitText(text: string, fits: Fits, language: string | null = null): readonly string[] {
  return partsOf(text, { fits, language, splitter: 0 }).map((part) => part.trim());
}

interface SplitOptions {
  fits: Fits;
  language: string | null;
  splitter: number;
}

function partsOf(text: string, { fits, language, splitter }: SplitOptions): readonly string[] {
  if (fits(text.trim())) return text.trim() === '' ? [] : [text];
  const pieces = splitters[splitter]?.(text, language) ?? [];
  // Not even a letter fits: the server will report the error.
  if (pieces.length === 0 || splitter >= splitters.length) return [text];
  const parts: string[] = [];
  let current = '';
  for (const piece of pieces) {
    if (fits((current + piece).trim())) {
      current += piece;
      continue;
    }
    if (current.trim() !== '') parts.push(current);
    const smaller = fits(piece.trim()) ? [piece] : partsOf(piece, { fits, language, splitter: splitter + 1 });
    parts.push(...smaller.slice(0, -1));
    current = smaller.at(-1) ?? '';
  }
  return current.trim() === '' ? parts : [...parts, current];
}

function segments(
  text: string,
  language: string | null,
  granularity: 'sentence' | 'grapheme',
): readonly string[] {
  const segmenter = new Intl.Segmenter(language ?? undefined, { granularity });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

type Limits = Pick<PostLimits, 'limit' | 'counting'>;

/** Splits a post that is too long into a thread. Attachments stay where they are. */
export function splitThread(
  { text, subject, language, following }: DraftContent,
  limits: Limits,
): Pick<DraftContent, 'text' | 'following'> {
  const fits = (part: string): boolean => charactersLeft({ text: part, subject }, limits) >= 0;
  const used = new Set(following.map(({ id }) => id));
  let number = following.length + 2;

  function newPart(words: string): DraftPart {
    while (used.has(String(number))) number += 1;
    used.add(String(number));
    return { id: String(number), text: words, attachments: [] };
  }

  const [first = '', ...rest] = splitText(text, fits, language);
  return {
    text: first,
    following: [
      ...rest.map(newPart),
      ...following.flatMap((part) => {
        const [own = '', ...more] = splitText(part.text, fits, language);
        return [{ ...part, text: own }, ...more.map(newPart)];
      }),
    ],
  };
}
