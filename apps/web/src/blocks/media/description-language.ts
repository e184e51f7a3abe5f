import { createContext, use } from 'react';
import { writtenIn } from '../rich-text/written-in';

/** The language of the post whose media are shown: their descriptions are written in it. */
export const DescriptionLanguage = createContext<string | null>(null);

/** Attributes for the language of an element with a description; undefined if the author has not written one. */
export function useDescriptionLanguage(description: string): ReturnType<typeof writtenIn> | undefined {
  const language = use(DescriptionLanguage);
  return description === '' ? undefined : writtenIn(language);
}
