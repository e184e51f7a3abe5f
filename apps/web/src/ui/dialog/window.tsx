import { Floating } from '../floating/floating';
import type { WindowProps } from './window-props';

/** A screen in a dialog, with its own header: it fills a narrow page and most of a wide one. */
export function Window(props: WindowProps) {
  return (
    <Floating open={props.open} onClose={props.onClose}>
      {({ WindowView }) => <WindowView {...props} />}
    </Floating>
  );
}
