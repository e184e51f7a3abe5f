import { Logo } from '../logo/logo';
import { StateView, type StateViewProps } from './state-view';

/** A list or screen without content, which is no error. */
export function EmptyState(props: Omit<StateViewProps, 'image' | 'urgent'>) {
  return <StateView {...props} image={<Logo size={56} />} />;
}
