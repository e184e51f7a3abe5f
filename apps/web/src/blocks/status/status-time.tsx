import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { useRelativeTime } from '../../platform/time/use-relative-time';

interface StatusTimeProps {
  /** ISO, as the server sends it. */
  at: string;
}

/** How long ago, with the moment itself as its title. */
export function StatusTime({ at }: StatusTimeProps) {
  const moment = Date.parse(at);
  const age = useRelativeTime(moment);
  const { full } = useAbsoluteTime();
  return (
    <time dateTime={at} title={full(moment)}>
      {age}
    </time>
  );
}
