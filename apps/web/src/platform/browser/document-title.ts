import { createCell, perClient } from '@linnet/domain';
import { useEffect } from 'react';
import { useClient } from '../client/client-provider';

/** The title of the current screen beyond its route: a person, a tag, a search. Null for nothing more. */
export const screenNameOf = perClient(() => createCell<string | null>(null));

/** Sets the title of the current screen while the component is mounted; null while it is unknown. */
export function useScreenName(name: string | null): void {
  const screenName = screenNameOf(useClient());
  useEffect(() => {
    screenName.set(name);
    return () => screenName.set(null);
  }, [name, screenName]);
}

/**
 * Sets the document title, from the particular to the general: `['Home', 'Birch']`. Empty parts are left out; without
 * any, the title stays as the server sent it. `unseenCount` comes first. Only one component may call this.
 */
export function useDocumentTitle(parts: readonly string[], unseenCount = ''): void {
  const name = parts.filter((part) => part !== '').join(' · ');
  const title = unseenCount !== '' && name !== '' ? `(${unseenCount}) ${name}` : name;
  useEffect(() => {
    if (title !== '') document.title = title;
  }, [title]);
}

/** The number of unseen notifications as shown in the tab's title; empty for none. */
export const unseenCountTextOf = perClient(() => createCell(''));
