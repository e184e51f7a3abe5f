import { Floating } from '../floating/floating';
import type { DialogProps } from './dialog-props';

/** A modal dialog over the page. Traps the focus and restores it. */
export function Dialog(props: DialogProps) {
  return (
    <Floating open={props.open} onClose={props.onClose}>
      {({ DialogView }) => <DialogView {...props} />}
    </Floating>
  );
}
