import { isPlainObject } from './plain-object';
import type { Setting } from './setting-kinds';
import { isSame, partsOf } from './synced/setting-entries';

/** What a step has made of one setting, as it was stored; undefined for none of one's own. */
export interface Turn {
  before: unknown;
  after: unknown;
}

/**
 * The value without what a step has changed: of lists and records only the parts that it changed, so that what was
 * chosen since stays. The present value where it has been replaced.
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

/** Words that came go, and those that went come again behind the one that they stood behind. */
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

/** Each name by itself, unless it has been given another value since. */
function namesBack(present: Names, { before, after }: { before: Names; after: Names }): Names {
  const names = new Map(Object.entries(present));
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (isSame(before[name], after[name]) || !isSame(present[name], after[name])) continue;
    if (Object.hasOwn(before, name)) names.set(name, before[name]);
    else names.delete(name);
  }
  return Object.fromEntries(names);
}
