import { charactersLeft, type DraftContent, type DraftContext, type DraftForm } from '@linnet/domain/drafts';
import { useDrafts } from './drafts-provider';
import { useDraftForm } from './use-draft-form';
import { usePassingSign } from './use-passing-sign';

/** A draft with everything that its form needs to know and do. */
export interface Composer extends Pick<DraftForm, 'content' | 'phase'> {
  readonly kind: DraftContext['kind'];
  readonly isPosting: boolean;
  /** It was sent a moment ago. */
  readonly isPosted: boolean;
  /** Nothing is written. */
  readonly isEmpty: boolean;
  /** Characters left, below zero when there are too many. */
  readonly left: number;
  readonly isTooLong: boolean;
  readonly change: (changes: Partial<DraftContent>) => void;
  readonly send: () => Promise<void>;
  readonly dismissFailure: () => void;
}

export function useComposer(context: DraftContext, onPosted: (() => void) | undefined): Composer {
  const drafts = useDrafts();
  const { content, phase, limit } = useDraftForm(context);
  const posted = usePassingSign();
  const left = charactersLeft(content, limit);
  const isTooLong = left < 0;

  return {
    kind: context.kind,
    content,
    phase,
    isPosting: phase.state === 'posting',
    isPosted: posted.isUp,
    isEmpty: content.text === '' && content.subject === '',
    left,
    isTooLong,
    change: (changes) => drafts.change(context, changes),
    async send() {
      if (isTooLong || !(await drafts.send(context))) return;
      posted.putUp();
      onPosted?.();
    },
    dismissFailure: () => drafts.dismissFailure(context),
  };
}
