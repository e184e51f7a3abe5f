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
import type { ReaderQuestions } from './readers/use-reader-questions';

/** The notice is shown for at least this long. */
const MIN_NOTICE_MS = 8000;

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
    const msUntilSent = !isChecking && phase.why === null ? phase.until - Date.now() : 0;
    notices.add({
      level: 'info',
      key: isChecking ? 'outbox.checking' : 'post_status.waiting',
      duration: Math.max(MIN_NOTICE_MS, msUntilSent),
      action: {
        label: 'outbox.cancel_and_edit',
        run() {
          const context = drafts.cancel(id);
          if (context !== null) drafts.openOver(context);
        },
      },
    });
  };
}

/** For how long the outcome is shown. */
const OUTCOME_MS = 2000;

/** A value that is shown for a moment and then becomes null. */
function useTemporaryValue<T>(): { shown: T | null; show: (value: T) => void } {
  const [current, setCurrent] = useState<{ value: T } | null>(null);
  useTimeout(() => setCurrent(null), current === null ? null : OUTCOME_MS, current);
  return { shown: current?.value ?? null, show: (value) => setCurrent({ value }) };
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
  readonly remaining: number;
  readonly isTooLong: boolean;
  readonly change: (changes: Partial<DraftContent>) => void;
  readonly send: () => Promise<void>;
  readonly dismissError: () => void;
}

interface ComposerOptions {
  /** Called when the post was published or is in the outbox. */
  readonly onSent: (() => void) | undefined;
  /** Whether something must be done before sending: closing the emoji picker, writing a description. */
  readonly mustWait: (content: DraftContent) => boolean;
  readonly questions: Pick<ReaderQuestions, 'isChecking' | 'maySend' | 'showLateNotes'>;
}

function isEmptyDraft(content: DraftContent): boolean {
  const { subject, poll, quoteId, following } = content;
  return isBlank(content) && subject === '' && poll === null && quoteId === null && following.length === 0;
}

export function useComposer(
  context: DraftContext,
  { onSent, mustWait, questions }: ComposerOptions,
): Composer {
  const drafts = useDrafts();
  const form = useDraftForm(context);
  const { content, phase, limit } = form;
  const outcome = useTemporaryValue<Exclude<SendOutcome, 'refused'>>();
  const showWaiting = useWaitingNotice(context);
  const remaining = charactersLeft(content, form);
  const isTooLong = limit > 0 && remaining < 0;

  return {
    context,
    isEdit: context.kind === 'edit',
    ...form,
    isPosting: phase.state === 'posting' || questions.isChecking,
    sent: outcome.shown,
    isEmpty: isEmptyDraft(content),
    remaining,
    isTooLong,
    change: (changes) => drafts.change(context, changes),
    async send() {
      if (isTooLong || mustWait(drafts.form(context).content)) return;
      if (!(await questions.maySend(context))) return;
      const result = await drafts.send(context);
      if (result === 'refused') return;
      questions.showLateNotes();
      outcome.show(result);
      showWaiting(result);
      onSent?.();
    },
    dismissError: () => drafts.dismissError(context),
  };
}
