import type { DraftContent, DraftContext, DraftForm } from '@linnet/domain/drafts';
import { useCallback, useSyncExternalStore } from 'react';
import { atLeisure } from '../../platform/browser/at-leisure';
import { useDrafts } from './drafts-provider';

/**
 * Milliseconds: while somebody types, what is around the field (the counter) is updated only after a pause of `quiet`.
 */
const PACE = { quiet: 90, latest: 5000 };

const typed: ReadonlySet<string> = new Set<keyof DraftContent>(['text', 'subject']);

/**
 * Subscribes to the form of one draft. Typed letters are put into the draft at once, and the browser shows them; React
 * renders in the next pause of typing, so that no letter waits for it. Every other change renders at once.
 */
export function useDraftForm(context: DraftContext): DraftForm {
  const drafts = useDrafts();
  const subscribe = useCallback(
    (listener: () => void) => {
      let told = drafts.form(context);
      const later = atLeisure(listener, PACE);
      const leave = drafts.subscribe(() => {
        const form = drafts.form(context);
        if (form === told) return;
        const isUrgent = !isOnlyTyping(told, form);
        told = form;
        if (isUrgent) later.end();
        (isUrgent ? listener : later.ask)();
      });
      return () => {
        later.end();
        leave();
      };
    },
    [drafts, context],
  );
  return useSyncExternalStore(subscribe, () => drafts.form(context));
}

/** Whether the only change is in typed text, and no text became empty or stopped being empty. */
function isOnlyTyping(before: DraftForm, after: DraftForm): boolean {
  if (before.phase !== after.phase || before.limit !== after.limit || before.touched !== after.touched)
    return false;
  const keys = Object.keys(after.content) as (keyof DraftContent)[];
  return keys.every((key) => {
    const [old, now] = [before.content[key], after.content[key]];
    return typed.has(key) ? (old === '') === (now === '') : old === now;
  });
}
