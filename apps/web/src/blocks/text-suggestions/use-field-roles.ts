import { type RefObject, useLayoutEffect } from 'react';
import type { TextField } from './text-field';

interface FieldRoles {
  /** Id of the list; null while there is none. */
  readonly listId: string | null;
  /** Id of the one in it that the keyboard has reached. */
  readonly activeId: string | null;
}

/** Tells those who listen to the page that a list belongs to a field, and what in it they have reached. */
export function useFieldRoles(fieldRef: RefObject<TextField | null>, { listId, activeId }: FieldRoles): void {
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (field === null) return;
    field.setAttribute('aria-autocomplete', 'list');
    const roles = {
      'aria-haspopup': listId && 'listbox',
      'aria-controls': listId,
      'aria-activedescendant': activeId,
    };
    for (const [name, value] of Object.entries(roles)) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
    return () => {
      for (const name of Object.keys(roles)) field.removeAttribute(name);
    };
  }, [fieldRef, listId, activeId]);
}
