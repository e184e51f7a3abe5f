import type { PlacedSetting } from './placed';

/** Whether the settings screen has a row for it. */
export function hasControl({ control: { by } }: PlacedSetting<unknown>): boolean {
  return by !== 'later' && by !== 'level' && by !== 'cards' && by !== 'program';
}
