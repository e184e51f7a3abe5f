import { Mark } from '../mark/mark';
import { StateView, type StateViewProps } from './state-view';

/** A list or screen without content, which is no error. */
export function EmptyState(props: Omit<StateViewProps, 'image' | 'urgent'>) {
  return <StateView {...props} image={<Mark size={56} />} />;
}
