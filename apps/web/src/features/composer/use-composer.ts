import {
  type DraftContent,
  type DraftContext,
  type DraftForm,
  type SendOutcome,
  charactersLeft,
  contextKey,
  isBlank,
} from '@linnet/domain/drafts';
import { useState } from 'react';
import { useLayout } from '../../platform/browser/use-layout';
import { useClient } from '../../platform/client/client-provider';
import { useTimeout } from '../../platform/time/use-timeout';
import { useDraftForm, useDrafts } from './drafts/drafts-provider';

/** The shortest time for which the notice is shown, in milliseconds. */
const SHORTEST = 8000;

/** Shows a notice with Undo when a sent post waits in the outbox and the outbox is not visible (narrow pages). */
function useWaitingNotice(context: DraftContext): (outcome: SendOutcome) => void {
  const drafts = useDrafts();
  const { notices } = useClient();
  const isListed = useLayout() !== 'narrow';

  return (outcome) => {
    if (outcome !== 'waiting' || isListed) return;
    const key = contextKey(context);
    const job = drafts.outbox.all().findLast((one) => contextKey(one.context) === key);
    if (job?.phase.state !== 'waiting' && job?.phase.state !== 'checking') return;
    const { id, phase } = job;
    const isChecking = phase.state === 'checking';
    const grace = !isChecking && phase.why === null ? phase.until - Date.now() : 0;
    notices.add({
      level: 'info',
      key: isChecking ? 'outbox.checking' : 'post_status.waits',
      lasts: Math.max(SHORTEST, grace),
      action: {
        label: 'outbox.take_back',
        run() {
          const context = drafts.cancel(id);
          if (context !== null) drafts.openOver(context);
        },
      },
    });
  };
}

/** Milliseconds for which the outcome is shown. */
const LASTS = 2000;

/** A value that is shown for a moment and then becomes null. */
function usePassingSign<T>(): { shown: T | null; show: (sign: T) => void } {
  const [sign, setSign] = useState<{ of: T } | null>(null);
  useTimeout(() => setSign(null), sign === null ? null : LASTS, sign);
  return { shown: sign?.of ?? null, show: (of) => setSign({ of }) };
}

/** A draft with all the state and actions that its form needs. */
export interface Composer extends Readonly<DraftForm> {
  readonly context: DraftContext;
  readonly isEdit: boolean;
  readonly isPosting: boolean;
  /** The outcome of sending, for a moment after it. */
  readonly sent: Exclude<SendOutcome, 'refused'> | null;
  /** The draft is empty. */
  readonly isEmpty: boolean;
  /** Characters left, below zero when there are too many. */
  readonly left: number;
  readonly isTooLong: boolean;
  readonly change: (changes: Partial<DraftContent>) => void;
  readonly send: () => Promise<void>;
  readonly dismissError: () => void;
}

interface ComposerOptions {
  /** Called when the post was published or is in the outbox. */
  readonly onSent: (() => void) | undefined;
  /** Whether something must be done before sending: closing the emoji picker, writing a description. */
  readonly isHeldBack: (content: DraftContent) => boolean;
}

function hasNothing(content: DraftContent): boolean {
  const { subject, poll, quoteId, following } = content;
  return isBlank(content) && subject === '' && poll === null && quoteId === null && following.length === 0;
}

export function useComposer(context: DraftContext, { onSent, isHeldBack }: ComposerOptions): Composer {
  const drafts = useDrafts();
  const form = useDraftForm(context);
  const { content, phase, limit } = form;
  const sign = usePassingSign<Exclude<SendOutcome, 'refused'>>();
  const showWaiting = useWaitingNotice(context);
  const left = charactersLeft(content, form);
  const isTooLong = limit > 0 && left < 0;

  return {
    context,
    isEdit: context.kind === 'edit',
    ...form,
    isPosting: phase.state === 'posting',
    sent: sign.shown,
    isEmpty: hasNothing(content),
    left,
    isTooLong,
    change: (changes) => drafts.change(context, changes),
    async send() {
      if (isTooLong || isHeldBack(drafts.form(context).content)) return;
      const outcome = await drafts.send(context);
      if (outcome === 'refused') return;
      sign.show(outcome);
      showWaiting(outcome);
      onSent?.();
    },
    dismissError: () => drafts.dismissError(context),
  };
}
