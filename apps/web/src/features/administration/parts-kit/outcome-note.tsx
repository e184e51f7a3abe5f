import type { StepOutcome } from '@linnet/domain/staff';
import { useErrorText } from '../../../blocks/error/use-error-text';
import { useText } from '../../../platform/i18n/use-text';
import { Note } from '../../../ui/note/note';

interface OutcomeNoteProps {
  readonly outcome: StepOutcome<unknown>;
  readonly onDismiss?: () => void;
}

/** The outcome of a step; nothing if it simply succeeded. */
export function OutcomeNote({ outcome, onDismiss }: OutcomeNoteProps) {
  const text = useText();
  const why = useErrorText('reason' in outcome ? outcome.reason : null);
  switch (outcome.kind) {
    case 'done':
      return null;
    case 'already':
      return (
        <Note tone="info" onDismiss={onDismiss}>
          {text('administration.outcome_already')}
        </Note>
      );
    case 'changed':
      return (
        <Note tone="warning" onDismiss={onDismiss}>
          {text('administration.outcome_changed')}
        </Note>
      );
    case 'failed':
      return (
        <Note tone="error" onDismiss={onDismiss}>
          {text('administration.outcome_failed')} {why}
        </Note>
      );
    case 'unknown':
      return (
        <Note tone="error" onDismiss={onDismiss}>
          {text('administration.outcome_unknown')} {why}
        </Note>
      );
  }
}
