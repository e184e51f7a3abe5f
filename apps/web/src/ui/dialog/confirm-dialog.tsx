import { Floating } from '../floating/floating';
import type { ConfirmDialogProps } from './confirm-dialog-props';

/** Asks before a step that is hard to take back. Only an answer closes it, or Escape. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Floating open={props.open} onClose={props.onCancel}>
      {({ ConfirmDialogView }) => <ConfirmDialogView {...props} />}
    </Floating>
  );
}
