import { isPlainObject } from '../kernel/plain-object';
import type { Setting } from './setting-kinds';
import { isSame, partsOf } from './setting-entries';

/** The change of one setting in a step, as stored; undefined for no own value. */
export interface Turn {
  before: unknown;
  after: unknown;
}

/**
 * The value without what a step has changed: of lists and records only the parts that it changed, so that later changes
 * stay. The present value where that has been replaced.
 */
export function takenBack(setting: Setting<unknown> | undefined, present: unknown, turn: Turn): unknown {
  if (isSame(present, turn.after)) return turn.before;
  const parts = setting === undefined ? 'whole' : partsOf(setting);
  if (setting === undefined || parts === 'whole') return present;
  const next =
    parts === 'words'
      ? wordsBack(wordsIn(present, setting), {
          before: wordsIn(turn.before, setting),
          after: wordsIn(turn.after, setting),
        })
      : namesBack(namesIn(present, setting), {
          before: namesIn(turn.before, setting),
          after: namesIn(turn.after, setting),
        });
  if (isSame(next, present ?? setting.default)) return present;
  return turn.before === undefined && isSame(next, setting.default) ? undefined : next;
}

type Words = readonly unknown[];
type Names = Readonly<Record<string, unknown>>;

function wordsIn(value: unknown, { default: usual }: Setting<unknown>): Words {
  if (Array.isArray(value)) return value;
  return Array.isArray(usual) ? usual : [];
}

function namesIn(value: unknown, { default: usual }: Setting<unknown>): Names {
  if (isPlainObject(value)) return value;
  return isPlainObject(usual) ? usual : {};
}

/** Removes the words that were added, and adds the removed ones after the word that they followed. */
function wordsBack(present: Words, { before, after }: { before: Words; after: Words }): Words {
  const left = present.filter((word) => before.includes(word) || !after.includes(word));
  const gone = before.filter((word) => !after.includes(word) && !left.includes(word));
  return gone.reduce((words: Words, word) => {
    const ahead = before.slice(0, before.indexOf(word));
    const behind = ahead.findLast((other) => words.includes(other));
    const at = behind === undefined ? 0 : words.indexOf(behind) + 1;
    return words.toSpliced(at, 0, word);
  }, left);
}

/** Resets each name, unless it has been changed since. */
function namesBack(present: Names, { before, after }: { before: Names; after: Names }): Names {
  const names = new Map(Object.entries(present));
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (isSame(before[name], after[name]) || !isSame(present[name], after[name])) continue;
    if (Object.hasOwn(before, name)) names.set(name, before[name]);
    else names.delete(name);
  }
  return Object.fromEntries(names);
}
