import { createCell, type Cell } from '../cell';
import { perClient } from '../per-client';
import { writeValues } from './kept-here';
import { allSettings } from './list/all-settings';
import type { Setting } from './setting-kinds';
import type { RawValues } from './settings';
import { isSame } from './synced/setting-entries';
import { takenBack, type Turn } from './taken-back';

/** How many steps back are remembered. */
const REMEMBERED = 50;

const list: Readonly<Record<string, Setting<unknown>>> = allSettings;

/** One change, of one setting or of several. */
interface Step {
  /** The settings that it is about. */
  readonly about: readonly string[];
  readonly turns: Readonly<Record<string, Turn>>;
  /** It may go on with the next letter. */
  readonly typed: boolean;
}

/**
 * What the person changes on the settings screen, so that it can be taken back while they read this page. Only what a
 * step has changed is taken back: what was chosen since, here or elsewhere, stays.
 */
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
  /** Takes back what the last change has changed. False when it could not be kept; null when there is none. */
  undo(): boolean | null;
  /** The change that would be taken back; null when there is none. */
  next: Pick<Cell<Pick<Step, 'about'> | null>, 'get' | 'subscribe'>;
}

/** What was changed on the settings screen of this page. */
export const settingChanges = perClient(({ settings, session }): SettingChanges => {
  /** The last one last. */
  const steps: Step[] = [];
  const next = createCell<Step | null>(null);

  /** What taking a step back would write; nothing where all of it has been replaced. */
  function valuesBack({ turns }: Step): RawValues {
    const own = settings.own.get();
    const back = Object.entries(turns).map(([key, turn]) => [key, takenBack(list[key], own[key], turn)]);
    return Object.fromEntries(back.filter(([key, value]) => !isSame(own[String(key)], value)));
  }

  const canGoBack = (step: Step): boolean => Object.keys(valuesBack(step)).length > 0;
  const look = (): void => next.set(steps.findLast(canGoBack) ?? null);

  function note(before: RawValues, keys: readonly string[], typed: boolean): void {
    const own = settings.own.get();
    const last = steps.at(-1);
    const goesOn = typed && last?.typed === true && isFollowedBy(last, before, keys);
    if (goesOn) steps.pop();
    const was = (key: string) => (goesOn ? last.turns[key]?.before : before[key]);
    const changed = keys.filter((key) => !isSame(was(key), own[key]));
    const turns = Object.fromEntries(
      changed.map((key) => [key, { before: was(key), after: own[key] }] as const),
    );
    if (changed.length > 0) steps.push({ about: aboutOf(changed, keys), turns, typed });
    if (steps.length > REMEMBERED) steps.shift();
    look();
  }

  settings.own.subscribe(look);
  // The next person has nothing to do with what this one chose.
  session.onChange(() => {
    steps.length = 0;
    look();
  });

  return {
    next,
    change(values, { typed = false } = {}) {
      const before = settings.own.get();
      const isKept = writeValues(settings, values);
      note(before, Object.keys(values), typed);
      return isKept;
    },
    remember(before) {
      note(before, Object.keys(before), false);
    },
    undo() {
      const step = next.get();
      if (step === null) return null;
      // Those after it were replaced.
      steps.length = steps.indexOf(step);
      const isKept = writeValues(settings, valuesBack(step));
      look();
      return isKept;
    },
  };
});

/** Whether nothing else happened to these settings since a step. */
function isFollowedBy({ turns }: Step, before: RawValues, keys: readonly string[]): boolean {
  return (
    Object.keys(turns).join() === keys.join() && keys.every((key) => isSame(turns[key]?.after, before[key]))
  );
}

/** Where something is pinned to the device, it is about what is pinned. */
function aboutOf(changed: readonly string[], written: readonly string[]): readonly string[] {
  const named = [changed, written].map((keys) => keys.filter((key) => key !== 'keptHere'));
  return named.find((keys) => keys.length > 0) ?? changed;
}
