import { orLog } from '../kernel/error-of';
import type { Client } from '../client/client';
import { fetchAccount } from '../fetching/fetching';
import { isPlainObject } from '../kernel/json-record';
import { type Highlight, readHighlight } from '../settings/highlight';
import { knownAccount } from './fetch-profile';

/** The colour of a highlight before one is chosen. */
export const DEFAULT_COLOUR = '#FFFFFF';

interface Named {
  /** `name`, or `name@host` for accounts of other servers. */
  readonly acct: string;
  readonly fqn: string;
}

/** The chosen highlight. Without a colour it keeps the one it has, or gets the default. */
export type NewHighlight = Pick<Highlight, 'type'> & { readonly color?: string };

/**
 * The setting with the highlight of one account changed; null removes it. Other highlights stay as they are stored,
 * including those that only other front ends understand.
 */
export function withHighlight(
  raw: unknown,
  { acct, fqn }: Named,
  highlight: NewHighlight | null,
): Record<string, unknown> {
  const all = isPlainObject(raw) ? raw : {};
  const current = all[acct] ?? all[fqn];
  const others = Object.entries(all).filter(([name]) => name !== acct && name !== fqn);
  if (highlight === null) return Object.fromEntries(others);
  const before =
    isPlainObject(current) && typeof current['color'] === 'string' ? current['color'] : DEFAULT_COLOUR;
  return {
    ...Object.fromEntries(others),
    [acct]: { type: highlight.type, color: highlight.color ?? before },
  };
}

type Needed = Pick<Client, 'graph' | 'send' | 'features' | 'session' | 'settings' | 'log'>;
type Highlights = Readonly<Record<string, unknown>>;

/** The names of an account, first the one by which highlights are stored. */
type Names = readonly [string, ...string[]];

/**
 * Highlights the posts of an account by its name. Letter case does not matter in the typed name, but does in stored
 * highlights: the highlight is renamed to the account's exact name once that is known. An existing one stays as it is.
 */
export async function highlightByName(
  client: Needed,
  typed: string,
  save: (highlights: Highlights) => void,
): Promise<void> {
  const { session, settings, log } = client;
  const wanted = { by: 'name', name: typed } as const;
  const raw = () => settings.own.get()['highlight'];

  const known = knownAccount(client, wanted);
  const names: Names = known === undefined ? [withLowerCaseHost(typed)] : [known.acct, known.fqn];
  if (keyOf(raw(), names) === undefined) {
    const [acct, fqn = acct] = names;
    save(withHighlight(raw(), { acct, fqn }, { type: 'solid' }));
  } else renameHighlight(names);
  if (known !== undefined) return;

  const viewer = session.state.get();
  if ((await orLog(fetchAccount(client, wanted), log, ['info', `${typed} is not known here`])) === null)
    return;
  const account = knownAccount(client, wanted);
  if (account !== undefined && isSameViewer(viewer, session.state.get()))
    renameHighlight([account.acct, account.fqn]);

  /** Stores the highlight under the exact name of the account, by which it is looked up. */
  function renameHighlight([acct, ...others]: Names): void {
    const highlights = raw();
    const key = keyOf(highlights, [acct, ...others]);
    if (key === undefined || key === acct || others.includes(key) || !isPlainObject(highlights)) return;
    const { [key]: highlight, ...rest } = highlights;
    save({ ...rest, [acct]: highlight });
  }
}

/** The name under which the highlight of an account is stored, in any letter case. */
function keyOf(highlights: unknown, names: Names): string | undefined {
  if (!isPlainObject(highlights)) return undefined;
  const lowerCaseNames = names.map((name) => name.toLowerCase());
  const keys = Object.keys(highlights).filter((key) => readHighlight(highlights[key]) !== undefined);
  return (
    keys.find((key) => names.includes(key)) ?? keys.find((key) => lowerCaseNames.includes(key.toLowerCase()))
  );
}

function withLowerCaseHost(name: string): string {
  const [user = '', ...host] = name.split('@');
  return [user, ...host.map((part) => part.toLowerCase())].join('@');
}

type State = ReturnType<Client['session']['state']['get']>;

function isSameViewer(one: State, other: State): boolean {
  const idOf = (state: State) => (state.state === 'visitor' ? null : state.accountId);
  return idOf(one) === idOf(other);
}
