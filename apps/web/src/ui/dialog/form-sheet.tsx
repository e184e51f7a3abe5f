import { Floating } from '../floating/floating';
import type { FormSheetProps } from './form-sheet-props';

/** A form over the page: at the foot of a narrow one, above the keyboard, and in the middle of a wide one. */
export function FormSheet(props: FormSheetProps) {
  return (
    <Floating open={props.open} onClose={props.onClose}>
      {({ FormSheetView }) => <FormSheetView {...props} />}
    </Floating>
  );
}
