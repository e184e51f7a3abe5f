import { useNumberFormat } from '../../../platform/i18n/use-number-format';
import { useText } from '../../../platform/i18n/use-text';
import { CountMark } from './count-mark';
import type { EntryCountProps } from './entry-count-props';
import { useFollowRequestCount } from './use-follow-request-count';

/** The number of follow requests. */
export function FollowRequestCount({ className }: EntryCountProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const count = useFollowRequestCount(true);
  if (count === 0) return null;
  const words = text('follow_requests.waiting', { count });
  return <CountMark className={className} sign={numbers.full(count)} words={words} />;
}
