import { Text } from '../../platform/i18n/text';
import { useMomentTitle } from '../../platform/time/use-moment-title';
import { useTimeSpan } from './use-time-span';

interface PollEndProps {
  /** Milliseconds since 1970. */
  at: number;
  isOver: boolean;
}

/** When a poll ends or ended, in words that keep up. */
export function PollEnd({ at, isOver }: PollEndProps) {
  const title = useMomentTitle(at);
  const span = useTimeSpan(at);
  const words = isOver ? 'polls.expired' : 'polls.expires_in';
  const near = isOver ? 'polls.expired_now' : 'polls.expires_soon';
  return (
    <time dateTime={new Date(at).toISOString()} title={title}>
      {span === null ? <Text id={near} /> : <Text id={words} values={{ time: span }} />}
    </time>
  );
}
