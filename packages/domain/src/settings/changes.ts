import { type Cell, createCell } from '../kernel/cell';
import { isPlainObject } from '../kernel/json-record';
import { onePer } from '../kernel/one-per';
import { writeValues } from './kept-here';
import { allSettings } from './list/all-settings';
import { isSame, partsOf } from './setting-entries';
import type { Setting } from './setting-kinds';
import type { RawValues, Settings } from './settings';

/** The change of one setting in a step, as stored; undefined for no own value. */
interface ValueChange {
  before: unknown;
  after: unknown;
}

/**
 * The present value of a setting with one change undone. In lists and records only the parts that this change touched
 * are restored, so that later changes stay. A value that was replaced since is returned as it is.
 */
function valueWithoutChange(
  setting: Setting<unknown> | undefined,
  present: unknown,
  change: ValueChange,
): unknown {
  if (isSame(present, change.after)) return change.before;
  const parts = setting === undefined ? 'whole' : partsOf(setting);
  if (setting === undefined || parts === 'whole') return present;
  const next =
    parts === 'words'
      ? undoInList(listOf(present, setting), {
          before: listOf(change.before, setting),
          after: listOf(change.after, setting),
        })
      : undoInRecord(recordOf(present, setting), {
          before: recordOf(change.before, setting),
          after: recordOf(change.after, setting),
        });
  if (isSame(next, present ?? setting.default)) return present;
  return change.before === undefined && isSame(next, setting.default) ? undefined : next;
}

type Words = readonly unknown[];
type Entries = Readonly<Record<string, unknown>>;

function listOf(value: unknown, { default: usual }: Setting<unknown>): Words {
  if (Array.isArray(value)) return value;
  return Array.isArray(usual) ? usual : [];
}

function recordOf(value: unknown, { default: usual }: Setting<unknown>): Entries {
  if (isPlainObject(value)) return value;
  return isPlainObject(usual) ? usual : {};
}

/** Removes the words that were added, and adds the removed ones after the word that they followed. */
function undoInList(present: Words, { before, after }: { before: Words; after: Words }): Words {
  const remaining = present.filter((word) => before.includes(word) || !after.includes(word));
  const removed = before.filter((word) => !after.includes(word) && !remaining.includes(word));
  return removed.reduce((words: Words, word) => {
    const earlier = before.slice(0, before.indexOf(word));
    const previous = earlier.findLast((other) => words.includes(other));
    const at = previous === undefined ? 0 : words.indexOf(previous) + 1;
    return words.toSpliced(at, 0, word);
  }, remaining);
}

/** Gives each entry its earlier value, unless it has been changed since. */
function undoInRecord(present: Entries, { before, after }: { before: Entries; after: Entries }): Entries {
  const names = new Map(Object.entries(present));
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (isSame(before[name], after[name]) || !isSame(present[name], after[name])) continue;
    if (Object.hasOwn(before, name)) names.set(name, before[name]);
    else names.delete(name);
  }
  return Object.fromEntries(names);
}

/** How many steps can be undone. */
const MAX_STEPS = 50;

const list: Readonly<Record<string, Setting<unknown>>> = allSettings;

/** One change of one or more settings. */
interface Step {
  /** The settings that it changed. */
  readonly settingKeys: readonly string[];
  readonly changes: Readonly<Record<string, ValueChange>>;
  /** Whether the next typed letter may continue this step. */
  readonly typed: boolean;
}

/**
 * Undo for changes on the settings screen, as long as the client lasts. Only what a step has changed is undone: later
 * changes, here or on another device, stay.
 */
export interface SettingChanges {
  /**
   * Writes validated values; undefined removes the viewer's own value. False when they could not be stored.
   */
  change(
    values: RawValues,
    how?: {
      /** Continues the last step if it changed the same settings, as while typing. */ typed?: boolean;
    },
  ): boolean;
  /** Adds a step for a change that was made by other code; `before` are the values before it. */
  addStep(before: RawValues): void;
  /** Undoes the last step. False when that could not be stored; null when there is none. */
  undo(): boolean | null;
  /** The step that would be undone; null when there is none. */
  next: Pick<Cell<Pick<Step, 'settingKeys'> | null>, 'get' | 'subscribe'>;
}

/** The changes on the settings screen of this page. */
export const settingChanges = onePer(({ settings }: { settings: Settings }): SettingChanges => {
  /** The latest last. */
  const steps: Step[] = [];
  const next = createCell<Step | null>(null);

  /** The values to write to undo a step; empty if later changes have replaced all of them. */
  function valuesAfterUndo({ changes }: Step): RawValues {
    const own = settings.own.get();
    const values = Object.entries(changes).map(([key, change]) => [
      key,
      valueWithoutChange(list[key], own[key], change),
    ]);
    return Object.fromEntries(values.filter(([key, value]) => !isSame(own[String(key)], value)));
  }

  const changesAnything = (step: Step): boolean => Object.keys(valuesAfterUndo(step)).length > 0;
  const updateNext = (): void => next.set(steps.findLast(changesAnything) ?? null);

  function recordStep(before: RawValues, keys: readonly string[], typed: boolean): void {
    const own = settings.own.get();
    const last = steps.at(-1);
    const continuesLast = typed && last?.typed === true && isUnchangedSince(last, before, keys);
    if (continuesLast) steps.pop();
    const valueBefore = (key: string) => (continuesLast ? last.changes[key]?.before : before[key]);
    const changed = keys.filter((key) => !isSame(valueBefore(key), own[key]));
    const changes = Object.fromEntries(
      changed.map((key) => [key, { before: valueBefore(key), after: own[key] }] as const),
    );
    if (changed.length > 0) steps.push({ settingKeys: changedSettings(changed, keys), changes, typed });
    if (steps.length > MAX_STEPS) steps.shift();
    updateNext();
  }

  settings.own.subscribe(updateNext);

  return {
    next,
    change(values, { typed = false } = {}) {
      const before = settings.own.get();
      const isStored = writeValues(settings, values);
      recordStep(before, Object.keys(values), typed);
      return isStored;
    },
    addStep(before) {
      recordStep(before, Object.keys(before), false);
    },
    undo() {
      const step = next.get();
      if (step === null) return null;
      // All later steps were replaced.
      steps.length = steps.indexOf(step);
      const isStored = writeValues(settings, valuesAfterUndo(step));
      updateNext();
      return isStored;
    },
  };
});

/** Whether these settings are unchanged since a step. */
function isUnchangedSince({ changes }: Step, before: RawValues, keys: readonly string[]): boolean {
  return (
    Object.keys(changes).join() === keys.join() &&
    keys.every((key) => isSame(changes[key]?.after, before[key]))
  );
}

/** The settings that a step is about. `keptHere`, the list of those kept on this device, counts only if alone. */
function changedSettings(changed: readonly string[], written: readonly string[]): readonly string[] {
  const named = [changed, written].map((keys) => keys.filter((key) => key !== 'keptHere'));
  return named.find((keys) => keys.length > 0) ?? changed;
}
