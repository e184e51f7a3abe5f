import type { Decision } from '@linnet/domain/people';
import { useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useStep } from '../../platform/client/use-resource';
import type { AccountDialogProps } from './account-dialog';
import { type ConfirmationKind, attempt, confirmations, showDecisionError } from './decide';

/** State of the "don't ask again" box of a confirmation. */
function useDontAskAgain(kind: ConfirmationKind) {
  const { key, setting } = confirmations[kind];
  const { value, write } = useListedSetting(key, setting);
  const [isChecked, setChecked] = useState(false);
  return {
    isChecked,
    setChecked,
    /** Stores the choice; called when the viewer has confirmed. */
    store() {
      if (isChecked && value) write(false);
    },
  };
}

interface DecisionStepOptions extends AccountDialogProps {
  readonly confirmation: ConfirmationKind;
  readonly decision: Decision;
}

/** Sends a decision from its dialog, which shows an error; a notice does if the dialog was closed meanwhile. */
export function useDecisionStep({
  confirmation: kind,
  decision,
  account,
  open,
  onClose,
}: DecisionStepOptions) {
  const client = useClient();
  const dontAskAgain = useDontAskAgain(kind);
  const step = useStep({
    step: () => attempt(client, account, decision),
    onDone() {
      dontAskAgain.store();
      onClose();
    },
    isOpen: open,
    onErrorAfterClose: (reason) => showDecisionError(client, account, { decision, reason }),
  });
  return { ...step, dontAskAgain };
}
