import { useMemo } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { navigationEntries } from './navigation-entries';
import { isOffered, type OfferedEntry } from './offered-entry';
import { useNavigationFacts } from './use-navigation-facts';

/** The entries offered to this viewer, in their usual order, without lists. */
export function useNavigationItems(): readonly OfferedEntry[] {
  const facts = useNavigationFacts();
  const text = useText();
  return useMemo(
    () =>
      navigationEntries
        .filter((entry) => isOffered(entry, facts))
        .map((entry) => ({ ...entry, to: entry.to(facts), name: text(entry.label) })),
    [facts, text],
  );
}
