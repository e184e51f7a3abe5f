import { useEffect } from 'react';

/**
 * Names the page, from the particular to the general: `['Home', 'Birch']`. Empty parts are left out; without any
 * the title stays as the server sent it. One component calls this, so that titles never fight.
 */
export function useDocumentTitle(parts: readonly string[]): void {
  const title = parts.filter((part) => part !== '').join(' · ');
  useEffect(() => {
    if (title !== '') document.title = title;
  }, [title]);
}
