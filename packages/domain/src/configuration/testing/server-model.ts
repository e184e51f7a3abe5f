import type { ConfigChange, ConfigRow, ConfigValue } from '@linnet/api';
import { keyword, keywordOf } from '../config-value';

const replaced = [
  ':assets :mascots',
  ':emoji :groups',
  ':mrf_subchain :match_actor',
  ':mrf_keyword :replace',
];

type Stored = ReadonlyMap<string, ConfigRow>;

const nameOf = ({ group, key }: Pick<ConfigRow, 'group' | 'key'>): string => `${group} ${key}`;

/** Keyword lists merge, those inside too; anything else is replaced, and so are these settings of a row. */
function merged(under: ConfigValue | undefined, over: ConfigValue, row?: string): ConfigValue {
  const [below, above] = [keywordOf(under), keywordOf(over)];
  if (below === null || above === null) return over;
  const all = new Map(below);
  for (const [key, value] of above) {
    const isReplaced = row !== undefined && replaced.includes(`${row} ${key}`);
    all.set(key, isReplaced ? value : merged(all.get(key), value));
  }
  return keyword([...all]);
}

function afterChange(stored: Stored, change: ConfigChange): Stored {
  const next = new Map(stored);
  const before = stored.get(nameOf(change));
  if ('value' in change) {
    const { group, key, value } = change;
    next.set(nameOf(change), { group, key, stored: [], value: merged(before?.value, value, key) });
    return next;
  }
  const left =
    change.subkeys === undefined
      ? []
      : (keywordOf(before?.value) ?? []).filter(([key]) => change.subkeys?.includes(key) !== true);
  if (before === undefined || left.length === 0) next.delete(nameOf(change));
  else next.set(nameOf(change), { ...before, value: keyword(left) });
  return next;
}

/** A server that keeps what it was sent over the defaults of its file. */
export function modelServer(defaults: readonly ConfigRow[]) {
  let stored: Stored = new Map();
  return {
    send(changes: readonly ConfigChange[]): void {
      stored = changes.reduce(afterChange, stored);
    },
    rows(): readonly ConfigRow[] {
      const names = new Set([...defaults.map(nameOf), ...stored.keys()]);
      return [...names].flatMap((name): ConfigRow[] => {
        const standard = defaults.find((row) => nameOf(row) === name);
        const own = stored.get(name);
        if (own === undefined) return standard === undefined ? [] : [standard];
        const keys = keywordOf(own.value)?.map(([key]) => key) ?? [own.key];
        return [{ ...own, stored: keys, value: merged(standard?.value, own.value, own.key) }];
      });
    },
  };
}
