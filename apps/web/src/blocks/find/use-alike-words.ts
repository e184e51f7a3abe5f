import { useMemo } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { type AlikeWords, readAlikeWords } from './alike-words';

/** The synonyms of the interface's language. */
export function useAlikeWords(): AlikeWords {
  const words = useText()('find.alike');
  return useMemo(() => readAlikeWords(words), [words]);
}
