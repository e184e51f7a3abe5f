import { useSyncExternalStore } from 'react';
import { useClient } from '../client/client-provider';
import { useTextContext } from '../i18n/text-provider';
import { useHasContent } from '../start/first-content';

const CYCLES = new Map<unknown, 'h12' | 'h23'>([
  ['12h', 'h12'],
  ['24h', 'h23'],
]);

/** 12 or 24 hours as chosen; null follows the region. The list of settings is not in the first chunk. */
function useChosenClock(): 'h12' | 'h23' | null {
  const { settings } = useClient();
  return useSyncExternalStore(settings.subscribe, () => {
    const [own, inherited] = [settings.own.get(), settings.instance.get()];
    return CYCLES.get(own['absoluteTime12h']) ?? CYCLES.get(inherited['absoluteTime12h']) ?? null;
  });
}

interface AbsoluteTimeFormats {
  /** Day and time in full, for titles and labels. */
  readonly full: (at: number) => string;
  /** The time if it is on the same day, else the day. */
  readonly short: (at: number, now?: number) => string;
  readonly date: (at: number) => string;
}

/** Formats moments (milliseconds since 1970) in the viewer's language, region, time zone and clock. */
export function useAbsoluteTime(): AbsoluteTimeFormats {
  const { catalog, formatter } = useTextContext();
  const hourCycle = useChosenClock();
  const clock = hourCycle === null ? {} : { hourCycle };
  const withTime = (at: number, dateStyle: 'full' | 'long') =>
    formatter.time(at, { dateStyle, timeStyle: 'short', ...clock });
  return {
    // Browsers put the year first in a Persian date that has its weekday, so the weekday is written by itself.
    full: (at) =>
      catalog.locale === 'fa'
        ? `${formatter.time(at, { weekday: 'long' })} ${withTime(at, 'long')}`
        : withTime(at, 'full'),
    date: (at) => formatter.time(at, { dateStyle: 'medium' }),
    short: (at, now = Date.now()) =>
      new Date(at).toDateString() === new Date(now).toDateString()
        ? formatter.time(at, { timeStyle: 'short', ...clock })
        : formatter.time(at, { dateStyle: 'medium' }),
  };
}

/**
 * A moment (milliseconds since 1970) in full, for the title of a short text. Undefined until the first content has
 * rendered: the browser's first date formatter takes a fifteenth of the start time on a slow machine.
 */
export function useMomentTitle(at: number): string | undefined {
  const { full } = useAbsoluteTime();
  return useHasContent() ? full(at) : undefined;
}
