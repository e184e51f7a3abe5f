import { orLog } from '../kernel/error-of';
import type { Client } from '../client/client';
import { fetchAccount } from '../fetching/fetching';
import { isPlainObject } from '../kernel/json-record';
import { type Highlight, readHighlight } from '../settings/highlight';
import { knownAccount } from './fetch-profile';

/** The colour of a mark before one is chosen. */
export const DEFAULT_COLOUR = '#FFFFFF';

interface Named {
  /** `name`, or `name@host` for accounts of other servers. */
  readonly acct: string;
  readonly fqn: string;
}

/** The chosen mark. Without a colour the mark keeps its colour, or gets the default. */
type NewMark = Pick<Highlight, 'type'> & { readonly color?: string };

/**
 * The setting with the mark of one account changed; null removes the mark. Other marks stay as they are stored,
 * including those that only other front ends understand.
 */
export function markPerson(
  raw: unknown,
  { acct, fqn }: Named,
  mark: NewMark | null,
): Record<string, unknown> {
  const marks = isPlainObject(raw) ? raw : {};
  const ownMark = marks[acct] ?? marks[fqn];
  const others = Object.entries(marks).filter(([name]) => name !== acct && name !== fqn);
  if (mark === null) return Object.fromEntries(others);
  const before =
    isPlainObject(ownMark) && typeof ownMark['color'] === 'string' ? ownMark['color'] : DEFAULT_COLOUR;
  return { ...Object.fromEntries(others), [acct]: { type: mark.type, color: mark.color ?? before } };
}

type Needed = Pick<Client, 'graph' | 'send' | 'features' | 'session' | 'settings' | 'log'>;
type Marks = Readonly<Record<string, unknown>>;

/** The names of an account, first the one by which marks are stored. */
type Names = readonly [string, ...string[]];

/**
 * Highlights the posts of an account by its name. Letter case does not matter in the typed name, but does in stored marks:
 * the mark is renamed to the account's exact name once that is known. An existing mark stays as it is.
 */
export async function markByName(client: Needed, typed: string, save: (marks: Marks) => void): Promise<void> {
  const { session, settings, log } = client;
  const wanted = { by: 'name', name: typed } as const;
  const raw = () => settings.own.get()['highlight'];

  const known = knownAccount(client, wanted);
  const names: Names = known === undefined ? [withLowerCaseHost(typed)] : [known.acct, known.fqn];
  if (keyOf(raw(), names) === undefined) {
    const [acct, fqn = acct] = names;
    save(markPerson(raw(), { acct, fqn }, { type: 'solid' }));
  } else renameMark(names);
  if (known !== undefined) return;

  const viewer = session.state.get();
  if ((await orLog(fetchAccount(client, wanted), log, ['info', `${typed} is not known here`])) === null)
    return;
  const account = knownAccount(client, wanted);
  if (account !== undefined && isSameViewer(viewer, session.state.get()))
    renameMark([account.acct, account.fqn]);

  /** Stores the mark under the exact name of the account, by which it is looked up. */
  function renameMark([acct, ...others]: Names): void {
    const marks = raw();
    const key = keyOf(marks, [acct, ...others]);
    if (key === undefined || key === acct || others.includes(key) || !isPlainObject(marks)) return;
    const { [key]: mark, ...rest } = marks;
    save({ ...rest, [acct]: mark });
  }
}

/** The name under which the mark of an account is stored, in any letter case. */
function keyOf(marks: unknown, names: Names): string | undefined {
  if (!isPlainObject(marks)) return undefined;
  const lowerCaseNames = names.map((name) => name.toLowerCase());
  const keys = Object.keys(marks).filter((key) => readHighlight(marks[key]) !== undefined);
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
