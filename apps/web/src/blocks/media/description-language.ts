import { createContext, use } from 'react';
import { writtenIn } from '../rich-text/written-in';

/** The language of the post whose media are shown: their descriptions are written in it. */
export const DescriptionLanguage = createContext<string | null>(null);

/** What the element around a description has. One without words of its author has the language of the page. */
export function useDescribed(description: string): ReturnType<typeof writtenIn> | undefined {
  const language = use(DescriptionLanguage);
  return description === '' ? undefined : writtenIn(language);
}
