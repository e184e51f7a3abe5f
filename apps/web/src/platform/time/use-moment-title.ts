import { useHasContent } from '../start/use-has-content';
import { useAbsoluteTime } from './use-absolute-time';

/**
 * A moment (milliseconds since 1970) in full, for the title of a short text. Undefined until the first content has
 * rendered: the browser's first date formatter takes a fifteenth of the start time on a slow machine.
 */
export function useMomentTitle(at: number): string | undefined {
  const { full } = useAbsoluteTime();
  return useHasContent() ? full(at) : undefined;
}
