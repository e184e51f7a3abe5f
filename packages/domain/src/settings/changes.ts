import { createCell, type Cell } from '../cell';
import { perClient } from '../per-client';
import { writeValues } from './kept-here';
import type { RawValues } from './settings';

/** How many steps back are remembered. */
const REMEMBERED = 50;

/** What the person changes on the settings screen, so that it can be taken back while the page lives. */
export interface SettingChanges {
  /** Writes these values, each read by its setting before; undefined follows the instance again. False when not kept. */
  change(
    values: RawValues,
    how?: {
      /** Goes on from the last change, of the same settings: typed letter by letter. */ typed?: boolean;
    },
  ): boolean;
  /** A change that was made elsewhere: what was there before it. */
  remember(before: RawValues): void;
  /** Puts back what the last change has changed. False when it could not be kept; null when there is none. */
  undo(): boolean | null;
  /** How many changes can be undone. */
  count: Pick<Cell<number>, 'get' | 'subscribe'>;
}

/** What was changed on the settings screen of this page. */
export const settingChanges = perClient(({ settings }): SettingChanges => {
  /** What was there before each change, the last one last. */
  const steps: RawValues[] = [];
  const count = createCell(0);

  function remember(before: RawValues): void {
    steps.push(before);
    if (steps.length > REMEMBERED) steps.shift();
    count.set(steps.length);
  }

  return {
    count,
    change(values, { typed = false } = {}) {
      const own = settings.own.get();
      const last = steps.at(-1);
      const goesOn = typed && last !== undefined && sameKeys(last, values);
      if (!goesOn) remember(Object.fromEntries(Object.keys(values).map((key) => [key, own[key]])));
      return writeValues(settings, values);
    },
    remember,
    undo() {
      const before = steps.pop();
      count.set(steps.length);
      return before === undefined ? null : writeValues(settings, before);
    },
  };
});

function sameKeys(one: RawValues, other: RawValues): boolean {
  return Object.keys(one).join() === Object.keys(other).join();
}
