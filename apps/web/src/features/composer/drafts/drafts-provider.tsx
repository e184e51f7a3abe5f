import { ApiError } from '@linnet/api';
import type { DraftContent, DraftContext, DraftForm, Drafts } from '@linnet/domain/drafts';
import {
  type ReactNode,
  createContext,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { debounced } from '../../../platform/browser/debounced';
import { useCell, useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/note/note';

const DraftsContext = createContext<Drafts | null>(null);

interface DraftsProviderProps {
  /** Shown until the drafts are loaded. */
  readonly placeholder?: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children once the drafts are loaded: before that, typed text could not be stored. */
export function DraftsProvider({ placeholder = null, children }: DraftsProviderProps) {
  const text = useText();
  const { drafts } = useClient();
  const loaded = useCell(drafts.loaded);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(() => {
    drafts.load().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setFailedAttempt(attempt);
    });
  }, [drafts, attempt]);

  if (loaded !== null) return <DraftsContext value={loaded}>{children}</DraftsContext>;
  if (failedAttempt !== attempt) return placeholder;
  return (
    <Note tone="error">
      {text('errors.part_missing')}
      <Button small onClick={() => setAttempt(attempt + 1)}>
        {text('general.retry')}
      </Button>
    </Note>
  );
}

/** The drafts of the `DraftsProvider` around the component. */
export function useDrafts(): Drafts {
  const drafts = use(DraftsContext);
  if (drafts === null) throw new Error('useDrafts must be used within a DraftsProvider.');
  return drafts;
}

/** Deletes a draft, with a notice that can undo it. */
export function useDiscardDraft(): (context: DraftContext) => void {
  const drafts = useDrafts();
  const { notices } = useClient();
  return (context) => {
    const action = { label: 'general.undo', run: drafts.discard(context) } as const;
    notices.add({ level: 'info', key: 'drafts.discarded', action, duration: 10_000 });
  };
}

/**
 * While somebody types, everything but the field itself is rendered only after a pause.
 */
const UPDATE_DELAYS = { pauseMs: 90, maxDelayMs: 5000 };

const typedKeys: ReadonlySet<string> = new Set<keyof DraftContent>(['text', 'subject']);

/**
 * Subscribes to the form of one draft. Typed letters are put into the draft at once, and the browser shows them; React
 * renders in the next pause of typing, so that no letter waits for it. Every other change renders at once.
 */
export function useDraftForm(context: DraftContext): DraftForm {
  const drafts = useDrafts();
  const subscribe = useCallback(
    (listener: () => void) => {
      let shown = drafts.form(context);
      const later = debounced(listener, UPDATE_DELAYS);
      const unsubscribe = drafts.subscribe(() => {
        const form = drafts.form(context);
        if (form === shown) return;
        const isUrgent = !isOnlyTyping(shown, form);
        shown = form;
        if (!isUrgent) return later.schedule();
        later.end();
        listener();
      });
      return () => {
        later.end();
        unsubscribe();
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
    return typedKeys.has(key) ? (old === '') === (now === '') : old === now;
  });
}
