import { useEffect } from 'react';

/**
 * Names the page, from the particular to the general: `['Home', 'Birch']`. Empty parts are left out; without any
 * the title stays as the server sent it. `count` is what is new, before it all. One component calls this, so that titles never fight.
 */
export function useDocumentTitle(parts: readonly string[], count = 0): void {
  const name = parts.filter((part) => part !== '').join(' · ');
  const title = count > 0 && name !== '' ? `(${count}) ${name}` : name;
  useEffect(() => {
    if (title !== '') document.title = title;
  }, [title]);
}
