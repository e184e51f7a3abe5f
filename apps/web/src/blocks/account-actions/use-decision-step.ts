import type { Decision } from '@linnet/domain/people';
import { useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { type Step, useStep } from '../../platform/client/use-resource';
import type { AccountDialogProps } from './account-dialog';
import { type Question, attempt, questions, showDecisionError } from './decide';

interface AskedQuestion {
  /** "Don't ask again" is ticked. */
  readonly isLast: boolean;
  readonly setLast: (isLast: boolean) => void;
  /** Stores "don't ask again" if it is ticked; called when the question was answered with yes. */
  readonly keep: () => void;
}

/** State of the "don't ask again" box of a question. */
function useQuestion(kind: Question): AskedQuestion {
  const { key, setting } = questions[kind];
  const { value, write } = useListedSetting(key, setting);
  const [isLast, setLast] = useState(false);
  return {
    isLast,
    setLast,
    keep() {
      if (isLast && value) write(false);
    },
  };
}

interface DecisionStepOptions extends AccountDialogProps {
  readonly question: Question;
  readonly decision: Decision;
}

interface DecisionStep extends Step {
  readonly question: AskedQuestion;
}

/** Sends a decision from its dialog, which shows an error; a notice does if the dialog was closed meanwhile. */
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
    onUnseen: (reason) => showDecisionError(client, account, { decision, reason }),
  });
  return { ...step, question };
}
