import { Mark } from '../mark/mark';
import { StateView, type StateViewProps } from './state-view';

/** A list or screen without content, which is no error. */
export function EmptyState(props: Omit<StateViewProps, 'picture' | 'urgent'>) {
  return <StateView {...props} picture={<Mark size={56} />} />;
}
