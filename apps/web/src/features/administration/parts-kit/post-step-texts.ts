import type { PostStep } from '@linnet/domain/staff';
import { useText } from '../../../platform/i18n/use-text';

interface StepQuestion {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly danger?: boolean;
}

/** The question before a step about a post of the named author; `deleteText` says what is lost. */
export function usePostQuestion(): (step: PostStep, name: string, deleteText: string) => StepQuestion {
  const text = useText();
  return (step, name, deleteText) => {
    if (step.kind === 'delete') {
      return {
        title: text('desk.delete_post_question', { name }),
        text: deleteText,
        confirmLabel: text('desk.delete_post'),
        danger: true,
      };
    }
    const { sensitive, visibility } = step.change;
    if (visibility !== undefined) {
      return {
        title: text('desk.scope_question', { name }),
        text: text('desk.scope_text', { scope: visibility }),
        confirmLabel: text('desk.scope_confirm'),
      };
    }
    const on = String(sensitive);
    return {
      title: text('desk.sensitive_question', { on, name }),
      text: text('desk.sensitive_text', { on }),
      confirmLabel: text('desk.sensitive', { on }),
    };
  };
}
