import { ageInMs, timeSettings } from '@linnet/domain/settings';
import { useEffect, useState } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useTextContext } from '../../platform/i18n/text-provider';
import { pageClock } from '../../platform/time/clock';
import { momentFormat } from '../../platform/time/moment-format';
import { useRelativeTime } from '../../platform/time/use-relative-time';

export interface StatusTimeProps {
  /** ISO 8601, as the server sends it. */
  at: string;
}

/** The exact time; statuses younger than the viewer's limit still show their age. */
export function AbsoluteTime({ at }: StatusTimeProps) {
  const moment = Date.parse(at);
  const { formatter } = useTextContext();
  const least = useListedSetting('absoluteTimeFormatMinAge', timeSettings.absoluteTimeFormatMinAge).value;
  const clock = useListedSetting('absoluteTime12h', timeSettings.absoluteTime12h).value;
  const age = useRelativeTime(moment);
  const turnsAt = moment + ageInMs(least);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (turnsAt > now) return pageClock.wakeAt(turnsAt, () => setNow(Date.now()));
    return undefined;
  }, [turnsAt, now]);
  const format = (long: boolean) => formatter.time(moment, momentFormat({ moment, now, clock, long }));

  return (
    <time dateTime={at} title={format(true)}>
      {turnsAt > now ? age : format(false)}
    </time>
  );
}
