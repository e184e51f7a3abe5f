import { useTextContext } from '../i18n/text-provider';
import { useDistance } from './relative-time';

/** In Hebrew, browsers repeat as a number what they have said in words: "לפני שעה (1)". */
const repeatedNumber = / \([12]\)$/;

/**
 * The distance of a moment from now, as it stands in a sentence ("in 5 hours", "2 days ago"); null if it is close to
 * now. `isPast` says on which side of now it is, where the clocks of server and device may disagree.
 */
export function useTimeFromNow(at: number, isPast?: boolean): string | null {
  const { formatter } = useTextContext();
  const distance = useDistance(at);
  if (distance.state === 'now') return null;
  const { state, amount, unit } = distance;
  const words = formatter.relative((isPast ?? state === 'past') ? -amount : amount, unit);
  return words.replace(repeatedNumber, '');
}
