import type { PollLimits } from '@linnet/api';
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
import { usePassingSign } from './use-passing-sign';

/** A draft with everything that its form needs to know and do. */
export interface Composer extends Pick<DraftForm, 'content' | 'phase' | 'touched' | 'wishedScope'> {
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
  /** Characters that a post may have; 0 for no limit. */
  readonly limit: number;
  readonly pollLimits: PollLimits;
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

export function useComposer(context: DraftContext, { onSent, isHeldBack }: ComposerOptions): Composer {
  const drafts = useDrafts();
  const { content, wishedScope, phase, limit, touched, pollLimits } = useDraftForm(context);
  const sign = usePassingSign<Exclude<SendOutcome, 'refused'>>();
  const tellWaiting = useTellWaiting(context);
  const left = charactersLeft(content, limit);
  const isTooLong = limit > 0 && left < 0;

  return {
    context,
    isEdit: context.kind === 'edit',
    content,
    wishedScope,
    phase,
    touched,
    isPosting: phase.state === 'posting',
    sent: sign.shown,
    isEmpty: isBlank(content) && content.subject === '' && content.poll === null,
    left,
    isTooLong,
    limit,
    pollLimits,
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
