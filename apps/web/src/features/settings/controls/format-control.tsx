import { useInstance } from '../../../platform/client/use-instance';
import { ChoiceControl } from './choice-control';
import type { ControlProps } from './control-props';

/** The formats in which this server takes posts. */
export function FormatControl(props: ControlProps) {
  const { instance } = useInstance();
  return <ChoiceControl {...props} options={instance?.postFormats ?? ['text/plain']} />;
}
