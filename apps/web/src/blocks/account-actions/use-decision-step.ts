import { useClient } from '../../platform/client/client-provider';
import { type Step, useStep } from '../../platform/client/use-step';
import type { Decision } from '@linnet/domain/people';
import type { AccountDialogProps } from './account-dialog-props';
import { attempt, tellRefusal } from './decide';
import type { Question } from './questions';
import { type AskedQuestion, useQuestion } from './use-question';

interface DecisionStepOptions extends AccountDialogProps {
  readonly question: Question;
  readonly decision: Decision;
}

interface DecisionStep extends Step {
  readonly question: AskedQuestion;
}

/**
 * Sends a decision from its dialog. An error shows in the dialog, or as a notice if that was closed meanwhile. On
 * success the dialog closes, and the choice "don't ask again" is stored.
 */
export function useDecisionStep({
  question: kind,
  decision,
  account,
  open,
  onClose,
}: DecisionStepOptions): DecisionStep {
  const client = useClient();
  const question = useQuestion(kind);
  const step = useStep({
    step: () => attempt(client, account, decision),
    onDone() {
      question.keep();
      onClose();
    },
    isSeen: open,
    onUnseen: (reason) => tellRefusal(client, account, { decision, reason }),
  });
  return { ...step, question };
}
