import { useSetting } from '../../platform/client/use-setting';
import { useMomentTitle } from '../../platform/time/use-moment-title';
import { useRelativeTime } from '../../platform/time/use-relative-time';
import { inlinePart } from '../inline-parts/inline-part';
import type { StatusTimeProps } from './status-time-props';

const AbsoluteTime = inlinePart((parts) => parts.AbsoluteTime, Age);

/** When: how long ago, or the moment itself for those who want that. */
export function StatusTime({ at }: StatusTimeProps) {
  return useSetting('useAbsoluteTimeFormat') ? <AbsoluteTime at={at} /> : <Age at={at} />;
}

/** How long ago, with the moment itself as its title. */
function Age({ at }: StatusTimeProps) {
  const moment = Date.parse(at);
  const age = useRelativeTime(moment);
  const title = useMomentTitle(moment);
  return (
    <time dateTime={at} title={title}>
      {age}
    </time>
  );
}
