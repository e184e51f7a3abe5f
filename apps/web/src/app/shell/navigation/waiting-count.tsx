import type { FeedSource } from '@linnet/domain';
import { useNumberFormat } from '../../../platform/i18n/use-number-format';
import { useText } from '../../../platform/i18n/use-text';
import { CountMark } from './count-mark';
import { useWaiting } from './use-waiting';

interface WaitingCountProps {
  readonly feed: FeedSource;
  readonly className: string | undefined;
}

/** Larger counts are not shown as numbers. */
const MANY = 99;

/** How many new posts a timeline has: a number, ∞ for many, + when showing them leaves a gap. */
export function WaitingCount({ feed, className }: WaitingCountProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const { count, reload } = useWaiting(feed);
  if (count === 0) return null;

  const sign = reload ? '+' : count > MANY ? '∞' : numbers.full(count);
  const words = reload ? text('nav.waiting_reload') : text('nav.waiting', { count });
  return <CountMark className={className} sign={sign} words={words} />;
}
