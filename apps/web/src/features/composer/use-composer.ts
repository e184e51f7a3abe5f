import {
  charactersLeft,
  isBlank,
  type DraftContent,
  type DraftContext,
  type DraftForm,
  type SendOutcome,
} from '@linnet/domain/drafts';
import { useDrafts } from './drafts-provider';
import { useDraftForm } from './use-draft-form';
import { useTellWaiting } from './outbox/use-tell-waiting';
import { useEffect, useState } from 'react';

/** Milliseconds for which it is shown. */
const LASTS = 2000;

/** A sign that goes by itself a moment after it was shown. */
function usePassingSign<T>(): { shown: T | null; show: (sign: T) => void } {
  const [sign, setSign] = useState<{ of: T } | null>(null);
  useEffect(() => {
    if (sign === null) return;
    const timer = setTimeout(() => setSign(null), LASTS);
    return () => clearTimeout(timer);
  }, [sign]);
  return { shown: sign?.of ?? null, show: (of) => setSign({ of }) };
}

/** A draft with everything that its form needs to know and do. */
export interface Composer extends Readonly<DraftForm> {
  readonly context: DraftContext;
  readonly isEdit: boolean;
  readonly isPosting: boolean;
  /** What became of it a moment ago. */
  readonly sent: Exclude<SendOutcome, 'refused'> | null;
  /** Nothing is written. */
  readonly isEmpty: boolean;
  /** Characters left, below zero when there are too many. */
  readonly left: number;
  readonly isTooLong: boolean;
  readonly change: (changes: Partial<DraftContent>) => void;
  readonly send: () => Promise<void>;
  readonly dismissFailure: () => void;
}

interface ComposerOptions {
  /** It is there, or on its way. */
  readonly onSent: (() => void) | undefined;
  /** Something has to be done first: a picker closed, a description written. */
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
  const tellWaiting = useTellWaiting(context);
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
      tellWaiting(outcome);
      onSent?.();
    },
    dismissFailure: () => drafts.dismissFailure(context),
  };
}
