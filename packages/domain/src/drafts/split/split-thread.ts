import type { DraftContent, DraftPart } from '../../post-content/draft';
import { charactersLeft, type PostLimits } from '../draft-rules';
import { splitText } from './split-text';

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
