import { getPageHistory } from './page-history';

/**
 * Before an address that shows another list on the same screen takes the place of the present one: the place that is
 * kept with the history's entry belongs to the list that is left. Whoever follows the history names an entry that has
 * no key anew, and under its new name it has no place.
 */
export function leaveList(): void {
  // A list to which a link led looks for no place.
  if (getPageHistory().visit().arrival === 'return') history.replaceState(null, '');
}
