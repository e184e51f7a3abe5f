import { type RefObject, useLayoutEffect } from 'react';
import type { TextField } from './text-field';

interface FieldRoles {
  /** Id of the list; null if there is none. */
  readonly listId: string | null;
  /** Id of the active suggestion's element; null if there is none. */
  readonly activeId: string | null;
}

/** Sets the ARIA attributes of a field that has a list of suggestions. */
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
