const digits = (value: number, length = 2): string => String(value).padStart(length, '0');

/**
 * A moment (milliseconds since 1970) as fields for date and time write it: in the zone of the device, without
 * saying so, to the minute. Empty for a moment that is none.
 */
export function localMoment(at: number): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return '';
  const day = [digits(moment.getFullYear(), 4), digits(moment.getMonth() + 1), digits(moment.getDate())];
  return `${day.join('-')}T${digits(moment.getHours())}:${digits(moment.getMinutes())}`;
}
