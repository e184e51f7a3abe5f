import { Floating } from '../floating/floating';
import type { StageProps } from './stage-props';

/** A dialog that fills the window, without a frame of its own. */
export function Stage(props: StageProps) {
  return (
    <Floating open={props.open} onClose={props.onClose}>
      {({ StageView }) => <StageView {...props} />}
    </Floating>
  );
}
