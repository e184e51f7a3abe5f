/** How many places stand in the strip. */
export const MOST_PINS = 6;

/** What visitors find there: they choose nothing. */
export const visitorPins: readonly string[] = ['public', 'twkn', 'about'];

/** Pins a place, behind the others, or takes its pin away. */
export function togglePin(pins: readonly string[], id: string): readonly string[] {
  return pins.includes(id) ? pins.filter((pin) => pin !== id) : [...pins, id];
}
