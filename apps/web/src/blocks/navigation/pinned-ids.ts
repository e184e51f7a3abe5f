/** Entries in the strip at most. */
export const MOST_PINS = 6;

/** The pins of visitors, who have no settings. */
export const visitorPins: readonly string[] = ['public', 'twkn', 'about'];

/** Adds a pin at the end, or removes it. */
export function togglePin(pins: readonly string[], id: string): readonly string[] {
  return pins.includes(id) ? pins.filter((pin) => pin !== id) : [...pins, id];
}
