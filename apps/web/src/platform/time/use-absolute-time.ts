import { useTextContext } from '../i18n/text-provider';

export interface AbsoluteTimeFormats {
  /** Day and time in words, for titles and labels. */
  readonly full: (at: number) => string;
  /** The time on the same day, else the day. */
  readonly short: (at: number, now?: number) => string;
  readonly date: (at: number) => string;
}

/** Formats moments (milliseconds since 1970) in the person's language and time zone. */
export function useAbsoluteTime(): AbsoluteTimeFormats {
  const { formatter } = useTextContext();
  return {
    full: (at) => formatter.time(at, { dateStyle: 'full', timeStyle: 'short' }),
    date: (at) => formatter.time(at, { dateStyle: 'medium' }),
    short: (at, now = Date.now()) =>
      new Date(at).toDateString() === new Date(now).toDateString()
        ? formatter.time(at, { timeStyle: 'short' })
        : formatter.time(at, { dateStyle: 'medium' }),
  };
}
