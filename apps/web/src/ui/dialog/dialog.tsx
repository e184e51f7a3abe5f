import { Floating } from '../floating/floating';
import type { DialogProps } from './dialog-props';

/** A window over the page. The focus stays in it and returns to where it was. */
export function Dialog(props: DialogProps) {
  return (
    <Floating open={props.open} onClose={props.onClose}>
      {({ DialogView }) => <DialogView {...props} />}
    </Floating>
  );
}
