import { useEffect } from 'react';

/**
 * Names the page, from the particular to the general: `['Home', 'Birch']`. Empty parts are left out; without any
 * the title stays as the server sent it. `mark` is how much is new, before it all. One component calls this, so that titles never fight.
 */
export function useDocumentTitle(parts: readonly string[], mark = ''): void {
  const name = parts.filter((part) => part !== '').join(' · ');
  const title = mark !== '' && name !== '' ? `(${mark}) ${name}` : name;
  useEffect(() => {
    if (title !== '') document.title = title;
  }, [title]);
}
