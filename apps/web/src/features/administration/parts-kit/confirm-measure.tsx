import type { StepOutcome } from '@linnet/domain/staff';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { ConfirmDialog } from '../../../ui/dialog/dialog';
import type { ConfirmDialogProps } from '../../../ui/dialog/dialog-view';
import { OutcomeNote } from './outcome-note';

type DialogTexts = Pick<
  ConfirmDialogProps,
  'title' | 'text' | 'confirmLabel' | 'danger' | 'disabled' | 'children'
>;

interface ConfirmMeasureProps<Seen> extends DialogTexts {
  readonly open: boolean;
  readonly run: () => Promise<StepOutcome<Seen>>;
  readonly onClose: () => void;
  /** Called with every outcome, also after the dialog was closed. It stays open while something is left to decide. */
  readonly onOutcome: (outcome: StepOutcome<Seen>) => void;
}

/**
 * Asks before a measure: what it does, and to whom. After an error the question stays open. If the answer of the server
 * was lost, the button first checks whether the measure was taken.
 */
export function ConfirmMeasure<Seen>(props: ConfirmMeasureProps<Seen>) {
  const { open, run, onClose, onOutcome, confirmLabel, children, ...texts } = props;
  const text = useText();
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<StepOutcome<Seen> | null>(null);
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);

  async function handleConfirm() {
    setPending(true);
    const next = await run();
    setPending(false);
    onOutcome(next);
    const isSettled = next.kind === 'done' || next.kind === 'already' || next.kind === 'changed';
    if (isSettled && isOpen.current) onClose();
    else setOutcome(next);
  }

  return (
    <ConfirmDialog
      {...texts}
      open={open}
      confirmLabel={outcome?.kind === 'unknown' ? text('administration.look_again') : confirmLabel}
      pending={isPending}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {children}
      {outcome !== null && !isPending && <OutcomeNote outcome={outcome} />}
    </ConfirmDialog>
  );
}
