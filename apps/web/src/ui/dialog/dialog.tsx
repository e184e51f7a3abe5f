import type { ComponentType } from 'react';
import { Floating, type FloatingParts } from '../floating/floating';
import type { ConfirmDialogProps } from './dialog-view';

interface OpenProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A component of the floating code, which is loaded when the component is first open. */
function floating<Props extends OpenProps>(
  viewOf: (parts: FloatingParts) => ComponentType<Props>,
): ComponentType<Props> {
  return function FloatingView(props) {
    return (
      <Floating open={props.open} onClose={props.onClose}>
        {(parts) => {
          const View = viewOf(parts);
          return <View {...props} />;
        }}
      </Floating>
    );
  };
}

/** A modal dialog over the page. Traps the focus and restores it. */
export const Dialog = floating(({ DialogView }) => DialogView);

/** A screen in a dialog, with its own header: it fills a narrow page and most of a wide one. */
export const Window = floating(({ WindowView }) => WindowView);

/** A dialog that fills the window, without a frame of its own. */
export const Stage = floating(({ StageView }) => StageView);

/** A form over the page: at the bottom of a narrow page, above the keyboard, and centred on a wide one. */
export const FormSheet = floating(({ FormSheetView }) => FormSheetView);

/** A drawer at the end edge of a narrow page. Layers that are opened from within lie above it. */
export const EndDrawer = floating(({ EndDrawerView }) => EndDrawerView);

/** Asks before an action that is hard to undo. Only an answer or Escape closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Floating open={props.open} onClose={props.onCancel}>
      {({ ConfirmDialogView }) => <ConfirmDialogView {...props} />}
    </Floating>
  );
}
