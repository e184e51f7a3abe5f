import { useSetting } from '../../platform/client/use-setting';
import { useMomentTitle } from '../../platform/time/use-moment-title';
import { useRelativeTime } from '../../platform/time/use-relative-time';
import { lazyInlinePart } from './lazy-inline-part';
import type { StatusTimeProps } from './absolute-time';

const AbsoluteTime = lazyInlinePart((parts) => parts.AbsoluteTime, Age);

/** The age of a status, or its exact time if the viewer has set that. */
export function StatusTime({ at }: StatusTimeProps) {
  return useSetting('useAbsoluteTimeFormat') ? <AbsoluteTime at={at} /> : <Age at={at} />;
}

/** The age, with the exact time as its title. */
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
