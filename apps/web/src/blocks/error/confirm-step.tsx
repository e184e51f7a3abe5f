import { type StepOptions, useStep } from '../../platform/client/use-resource';
import { ConfirmDialog } from '../../ui/dialog/dialog';
import type { ConfirmDialogProps } from '../../ui/dialog/dialog-view';
import { Note } from '../../ui/note/note';
import { useErrorText } from './use-error-text';

type DialogTexts = Pick<ConfirmDialogProps, 'open' | 'title' | 'text' | 'confirmLabel' | 'cancelLabel'>;

interface ConfirmStepProps extends DialogTexts, Pick<StepOptions, 'step' | 'onMissing' | 'notice'> {
  /** The error message; by default the reason alone. */
  readonly failed?: (why: string) => string;
  readonly onClose: () => void;
  /** By default the dialog closes. */
  readonly onDone?: () => void;
}

/** Asks before deleting something on the server. After an error the question stays open, with the reason. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { step, onMissing, notice, failed = (why) => why, onClose, onDone = onClose, ...texts } = props;
  const { isPending, error, run, dismiss } = useStep({
    step,
    onDone,
    isOpen: texts.open,
    ...(onMissing && { onMissing }),
    ...(notice && { notice }),
  });
  const why = useErrorText(error);

  function handleCancel() {
    dismiss();
    onClose();
  }

  return (
    <ConfirmDialog {...texts} danger pending={isPending} onConfirm={() => void run()} onCancel={handleCancel}>
      {error !== null && <Note tone="error">{failed(why)}</Note>}
    </ConfirmDialog>
  );
}
