import { Floating } from '../floating/floating';
import type {
  ConfirmDialogProps,
  DialogProps,
  EndDrawerProps,
  FormSheetProps,
  StageProps,
  WindowProps,
} from './dialog-props';

/** A modal dialog over the page. Traps the focus and restores it. */
export function Dialog(props: DialogProps) {
  return (
    <Floating open={props.open} onClose={props.onClose}>
      {({ DialogView }) => <DialogView {...props} />}
    </Floating>
  );
}

/** Asks before an action that is hard to undo. Only an answer or Escape closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Floating open={props.open} onClose={props.onCancel}>
      {({ ConfirmDialogView }) => <ConfirmDialogView {...props} />}
    </Floating>
  );
}

/** A screen in a dialog, with its own header: it fills a narrow page and most of a wide one. */
export function Window(props: WindowProps) {
  return (
    <Floating open={props.open} onClose={props.onClose}>
      {({ WindowView }) => <WindowView {...props} />}
    </Floating>
  );
}

/** A dialog that fills the window, without a frame of its own. */
export function Stage(props: StageProps) {
  return (
    <Floating open={props.open} onClose={props.onClose}>
      {({ StageView }) => <StageView {...props} />}
    </Floating>
  );
}

/** A form over the page: at the bottom of a narrow page, above the keyboard, and centred on a wide one. */
export function FormSheet(props: FormSheetProps) {
  return (
    <Floating open={props.open} onClose={props.onClose}>
      {({ FormSheetView }) => <FormSheetView {...props} />}
    </Floating>
  );
}

/** A drawer at the end edge of a narrow page. Layers that are opened from within lie above it. */
export function EndDrawer(props: EndDrawerProps) {
  return (
    <Floating open={props.open} onClose={props.onClose}>
      {({ EndDrawerView }) => <EndDrawerView {...props} />}
    </Floating>
  );
}
