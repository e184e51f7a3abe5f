import { applyModes, isMode, MODES } from '../server/modes';
import { isTree, type ParamTree, type Params } from '../server/params';
import { problem } from '../server/problem';
import type { Settings } from '../server/settings';
import { SETTING_CHECKS } from './setting-checks';

/** Settings that are merged key by key; the others are replaced. */
const LAID_OVER = new Set(['restricted', 'fields', 'polls']);

function checked(change: ParamTree): ParamTree {
  for (const [name, value] of Object.entries(change)) {
    const check = Object.entries(SETTING_CHECKS).find(([known]) => known === name)?.[1];
    if (!check?.(value)) throw problem(422, `No such setting, or not its kind of value: ${name}`);
  }
  return change;
}

function overlaid(under: unknown, over: unknown): unknown {
  const below: unknown = under;
  if (typeof below !== 'object' || below === null || typeof over !== 'object' || over === null) return over;
  const lower = new Map(Object.entries(below));
  const merged = Object.entries(over).map(([key, value]) => [key, overlaid(lower.get(key), value)]);
  return { ...below, ...Object.fromEntries(merged) };
}

/**
 * Changes settings until the next reset, after the modes in `mode` (a name or several). An unknown name or a value
 * of a wrong type is an error, and then nothing is changed.
 */
export function changeSettings(settings: Settings, params: Params): Settings {
  const { instance, mode: _mode, ...own } = params.tree;
  const modes = params.texts('mode').map((name) => {
    if (!isMode(name)) throw problem(422, `mode: ${Object.keys(MODES).join(', ')}`);
    return name;
  });
  const changes = Object.entries(checked({ ...own, ...(isTree(instance) ? instance : {}) }));
  Object.assign(settings, applyModes(settings, modes));
  for (const [name, value] of changes) {
    const before = Object.entries(settings).find(([known]) => known === name)?.[1];
    Object.assign(settings, { [name]: LAID_OVER.has(name) ? overlaid(before, value) : value });
  }
  return settings;
}
