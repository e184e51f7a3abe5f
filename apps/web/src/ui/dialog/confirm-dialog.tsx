import { Floating } from '../floating/floating';
import type { ConfirmDialogProps } from './confirm-dialog-props';

/** Asks before an action that is hard to undo. Only an answer or Escape closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Floating open={props.open} onClose={props.onCancel}>
      {({ ConfirmDialogView }) => <ConfirmDialogView {...props} />}
    </Floating>
  );
}
