import { useEffect } from 'react';

/**
 * Sets the document title, from the particular to the general: `['Home', 'Birch']`. Empty parts are left out; without
 * any, the title stays as the server sent it. `mark` is the unseen count and comes first. Only one component may call
 * this.
 */
export function useDocumentTitle(parts: readonly string[], mark = ''): void {
  const name = parts.filter((part) => part !== '').join(' · ');
  const title = mark !== '' && name !== '' ? `(${mark}) ${name}` : name;
  useEffect(() => {
    if (title !== '') document.title = title;
  }, [title]);
}
