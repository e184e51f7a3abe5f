const digits = (value: number, length = 2): string => String(value).padStart(length, '0');

/**
 * A moment (milliseconds since 1970) as the value of a `datetime-local` field: in the time zone of the device, to the
 * minute. Empty for an invalid date.
 */
export function localMoment(at: number): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return '';
  const day = [digits(moment.getFullYear(), 4), digits(moment.getMonth() + 1), digits(moment.getDate())];
  return `${day.join('-')}T${digits(moment.getHours())}:${digits(moment.getMinutes())}`;
}
