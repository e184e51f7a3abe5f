import { type AccountId, ApiError } from '@linnet/api';
import type { Client } from '../client';
import { readJsonRecord } from '../json-record';
import { loadPart } from '../load-part';
import { perClient } from '../per-client';
import { takeEarlier } from './earlier-records';
import { type FormName, formsPrefix, isFormName } from './form-name';

/** As many forms as are kept of one person. More are not lost: they stay while the page is open, and that is told. */
const MOST = 100;
/** Letters of a record; longer ones are neither written nor read. */
const LONGEST = 200_000;

/** As it came out of storage: whoever reads it trusts no part of it. */
export type Begun = Readonly<Record<string, unknown>>;

/**
 * What the reader of this page has begun to write in forms, each in a record of its own, so that pages of one browser
 * take nothing from each other.
 */
export interface FormDrafts {
  /** Null where nothing was begun. */
  read(form: FormName): Begun | null;
  /** Keeps it over the page; null, or an object with nothing in it, forgets it. */
  write(form: FormName, begun: object | null): void;
  /** Holds it in this page alone, as it is not worth keeping yet; what was kept of the form goes. */
  hold(form: FormName, begun: object): void;
  /** Forms with something in them that is worth keeping. */
  names(): readonly FormName[];
  /** Hears of each form that another page wrote or emptied. */
  onElsewhere(listener: (form: FormName) => void): void;
  /** Hears that another person reads, once it is known who. */
  onTurn(listener: () => void): void;
}

/** What this page alone has of a form. */
interface Held {
  readonly begun: object;
  /** What storage had then. Once it has something else, another page has written on, and that holds. */
  readonly over: string | null;
  /** It should be in storage, which did not take it. */
  readonly isRefused: boolean;
}

export const formDraftsOf = perClient(createFormDrafts);

function createFormDrafts({
  environment: { storage, forWriting },
  session,
  notices,
  log,
}: Pick<Client, 'environment' | 'session' | 'notices' | 'log'>): FormDrafts {
  const held = new Map<FormName, Held>();
  const elsewhere: ((form: FormName) => void)[] = [];
  const turns: (() => void)[] = [];
  let account: AccountId | null = null;

  const nameOf = (form: FormName): string | null => account && formsPrefix(account) + form;

  function stored(form: FormName): string | null {
    const name = nameOf(form);
    return name === null ? null : storage.read(name);
  }

  function heldOf(form: FormName): Held | undefined {
    const mine = held.get(form);
    if (mine === undefined || mine.over === stored(form)) return mine;
    held.delete(form);
    return undefined;
  }

  function storedNames(): FormName[] {
    if (account === null) return [];
    const prefix = formsPrefix(account);
    return storage
      .names(prefix)
      .map((name) => name.slice(prefix.length))
      .filter(isFormName)
      .slice(0, MOST);
  }

  function remove(form: FormName): void {
    const name = nameOf(form);
    held.delete(form);
    if (name !== null && storage.read(name) !== null) storage.remove(name);
  }

  /** False when the record could not be kept. */
  function keep(form: FormName, text: string): boolean {
    const name = nameOf(form);
    if (name === null || text.length > LONGEST) return false;
    const before = storage.read(name);
    if (before === text) return true;
    return (before !== null || storedNames().length < MOST) && storage.write(name, text);
  }

  const tellRefused = (): void => void notices.add({ level: 'error', key: 'drafts.not_kept' });

  function write(form: FormName, begun: object | null): void {
    if (begun === null || Object.keys(begun).length === 0) return remove(form);
    const wasRefused = heldOf(form)?.isRefused === true;
    if (keep(form, JSON.stringify(begun))) return void held.delete(form);
    // Visitors write for this visit.
    const isRefused = account !== null;
    held.set(form, { begun, over: stored(form), isRefused });
    // Not with every letter; and whoever shows notices may be drawing just now.
    if (isRefused && !wasRefused) queueMicrotask(tellRefused);
  }

  function read(form: FormName): Begun | null {
    const mine = heldOf(form);
    if (mine !== undefined) return { ...mine.begun };
    const text = stored(form);
    if (text === null || text.length > LONGEST) return null;
    const begun = readJsonRecord(text);
    return Object.keys(begun).length === 0 ? null : begun;
  }

  function turnTo(next: AccountId | null): void {
    account = next;
    held.clear();
    if (account === null) return;
    for (const [form, begun] of takeEarlier(storage, account)) {
      if (Object.keys(begun).length > 0) write(form, begun);
    }
  }

  function reader(): AccountId | null {
    const now = session.state.get();
    return now.state === 'visitor' ? null : now.accountId;
  }

  async function listen(): Promise<void> {
    const before = storedNames();
    try {
      const { otherPages } = await loadPart(forWriting);
      otherPages.onRecord((name) => {
        const prefix = account && formsPrefix(account);
        if (prefix === null || !name.startsWith(prefix)) return;
        const form = name.slice(prefix.length);
        if (isFormName(form)) for (const listener of elsewhere) listener(form);
      });
      // What was written elsewhere until then.
      for (const form of new Set([...before, ...storedNames()]))
        for (const listener of elsewhere) listener(form);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('warn', 'what is written in forms of other pages shows here with the next letter', error);
    }
  }

  turnTo(reader());
  session.state.subscribe(() => {
    if (reader() === account) return;
    turnTo(reader());
    for (const listener of turns) listener();
  });
  void listen();

  return {
    read,
    write,
    hold(form, begun) {
      remove(form);
      held.set(form, { begun, over: null, isRefused: false });
    },
    names() {
      const refused = [...held.keys()].filter((form) => heldOf(form)?.isRefused === true);
      return [...new Set([...storedNames(), ...refused])].filter((form) => read(form) !== null);
    },
    onElsewhere: (listener) => void elsewhere.push(listener),
    onTurn: (listener) => void turns.push(listener),
  };
}
