import type { Decision } from '@linnet/domain/people';
import { useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useStep } from '../../platform/client/use-resource';
import type { AccountDialogProps } from './account-dialog';
import { type Question, attempt, questions, showDecisionError } from './decide';

/** State of the "don't ask again" box of a question. */
function useQuestion(kind: Question) {
  const { key, setting } = questions[kind];
  const { value, write } = useListedSetting(key, setting);
  const [isLast, setLast] = useState(false);
  return {
    isLast,
    setLast,
    /** Stores that choice; called when the question was answered with yes. */
    keep() {
      if (isLast && value) write(false);
    },
  };
}

interface DecisionStepOptions extends AccountDialogProps {
  readonly question: Question;
  readonly decision: Decision;
}

/** Sends a decision from its dialog, which shows an error; a notice does if the dialog was closed meanwhile. */
export function useDecisionStep({ question: kind, decision, account, open, onClose }: DecisionStepOptions) {
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
