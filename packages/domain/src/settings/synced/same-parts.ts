import type { RawValues } from '../settings';

/** Values that came from elsewhere, those that did not change as they are here: readers need not look again. */
export function sameParts(here: RawValues, there: RawValues): RawValues {
  const entries = Object.entries(there).map(([key, value]) => {
    const isSame = Object.hasOwn(here, key) && JSON.stringify(here[key]) === JSON.stringify(value);
    return [key, isSame ? here[key] : value] as const;
  });
  const isAlike = entries.every(([key, value]) => Object.hasOwn(here, key) && here[key] === value);
  return isAlike && entries.length === Object.keys(here).length ? here : Object.fromEntries(entries);
}
