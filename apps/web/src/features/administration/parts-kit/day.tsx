import { useAbsoluteTime } from '../../../platform/time/use-absolute-time';

/** The date of a moment (ISO 8601), with the time in its title. */
export function Day({ of }: { readonly of: string }) {
  const { date, full } = useAbsoluteTime();
  const moment = Date.parse(of);
  return (
    <time dateTime={of} title={full(moment)}>
      {date(moment)}
    </time>
  );
}
