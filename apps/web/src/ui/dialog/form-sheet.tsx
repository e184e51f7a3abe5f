import { Floating } from '../floating/floating';
import type { FormSheetProps } from './form-sheet-props';

/** A form over the page: at the bottom of a narrow page, above the keyboard, and centred on a wide one. */
export function FormSheet(props: FormSheetProps) {
  return (
    <Floating open={props.open} onClose={props.onClose}>
      {({ FormSheetView }) => <FormSheetView {...props} />}
    </Floating>
  );
}
