import { useHasContent } from '../start/use-has-content';
import { useAbsoluteTime } from './use-absolute-time';

/**
 * A moment (milliseconds since 1970) in full, as the title of a text that says it short. It comes once the first
 * content is there: the browser's first formatter of times costs a slow machine a fifteenth of its start.
 */
export function useMomentTitle(at: number): string | undefined {
  const { full } = useAbsoluteTime();
  return useHasContent() ? full(at) : undefined;
}
