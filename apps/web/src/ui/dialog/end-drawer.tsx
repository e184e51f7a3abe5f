import { Floating } from '../floating/floating';
import type { EndDrawerProps } from './end-drawer-props';

/** A drawer at the end edge of a narrow page. Layers that are opened from within lie above it. */
export function EndDrawer(props: EndDrawerProps) {
  return (
    <Floating open={props.open} onClose={props.onClose}>
      {({ EndDrawerView }) => <EndDrawerView {...props} />}
    </Floating>
  );
}
