import type { DraftContent, DraftContext, DraftForm } from '@linnet/domain/drafts';
import { useCallback, useSyncExternalStore } from 'react';
import { atLeisure } from '../../platform/browser/at-leisure';
import { useDrafts } from './drafts-provider';

/** Somebody who types faster than this pauses for nothing; the counter beside them may. */
const PACE = { quiet: 90, latest: 5000 };

const typed: ReadonlySet<string> = new Set<keyof DraftContent>(['text', 'subject']);

/**
 * The form of one draft as it stands. A letter is in the draft at once, and on the page by the browser itself; what
 * stands around the field follows in the next pause, so that no letter waits for it. Every other change shows at once.
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

/** Whether a text became another text and nothing else happened: what was or is now empty looks different. */
function isOnlyTyping(before: DraftForm, after: DraftForm): boolean {
  if (before.phase !== after.phase || before.limit !== after.limit || before.touched !== after.touched)
    return false;
  const keys = Object.keys(after.content) as (keyof DraftContent)[];
  return keys.every((key) => {
    const [old, now] = [before.content[key], after.content[key]];
    return typed.has(key) ? (old === '') === (now === '') : old === now;
  });
}
