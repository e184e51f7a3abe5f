import {
  ApiError,
  type Call,
  type FailureReason,
  type OwnAccount,
  type ProfileChange,
  type ProfileFacts,
  profileFacts,
  saveProfile,
  setNotificationSettings,
} from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { importAccount } from '../graph/import';
import { failureOf } from '../notifications/failure-of';
import { createSavedOptions, type SavedOptions } from '../settings/saved-options';
import { justNow } from '../live/just-now';
import { liveSignsOf } from '../live/live-signs';
import { createTurns } from '../turns';
import { type OptionValues, optionValues, profileOption, type ProfileOptionName } from './profile-options';

/** What one page of a reader says to the others once the server has changed something about the account. */
const accountChanged = { changed: 'account' } as const;

/** False for what is about something else, or of a page of another version. */
function isAccountChanged(said: unknown): boolean {
  return (
    typeof said === 'object' && said !== null && 'changed' in said && said.changed === accountChanged.changed
  );
}

export interface OwnProfileState {
  /** Null before the server has told them. */
  readonly facts: ProfileFacts | null;
  /** Choices about the account, each saved by itself; they come with the facts. */
  readonly options: SavedOptions<OptionValues> | null;
  readonly isLoading: boolean;
  /** Why they are not known. */
  readonly failure: FailureReason | null;
}

/** The reader's own profile, as its server keeps it. */
export interface OwnProfile {
  readonly state: Pick<Cell<OwnProfileState>, 'get' | 'subscribe'>;
  load(): Promise<void>;
  /** The account as the server has it now, which this page takes over. Rejects with `ApiError`. */
  look(): Promise<OwnAccount>;
  /** Changes several things at once: all of them, or none. Resolves to why not; null when it is done. */
  change(change: ProfileChange): Promise<FailureReason | null>;
  clear(): void;
}

type Needed = Pick<Client, 'send' | 'graph' | 'session' | 'log'>;

const nothing: OwnProfileState = { facts: null, options: null, isLoading: false, failure: null };

export function createOwnProfile({ send, graph, session, log }: Needed): OwnProfile {
  const state = createCell(nothing);
  /** Changes go one after the other: an answer tells the whole account, as it was before the next one. */
  let takeTurn = createTurns();
  /** Answers for whoever was reading before are not taken. */
  let reader = {};
  const signs = liveSignsOf(graph);

  signs.onSaid((what) => void (isAccountChanged(what) && hearOfChange()));

  async function hearOfChange(): Promise<void> {
    const reason = await failureOf(read());
    if (reason !== null) log('warn', 'what was changed of the account on another page is not known', reason);
  }

  function take(facts: ProfileFacts): void {
    const { account } = facts;
    importAccount(graph, account);
    session.state.update((now) => {
      if (now.state !== 'member' || now.accountId !== account.id) return now;
      // The answer to a change leaves the token of the shoutbox out.
      return { ...now, own: { ...account, chatToken: account.chatToken ?? now.own?.chatToken ?? null } };
    });
    state.update((now) => {
      // One for the whole visit: what is being saved is confirmed where it was asked for.
      const options = now.options ?? optionsOf(facts);
      return { ...now, facts, options, isLoading: false, failure: null };
    });
    state.get().options?.take(optionValues(facts));
  }

  /** Rejects with `ApiError`. */
  function ask(call: () => Promise<ProfileFacts>): Promise<ProfileFacts> {
    const own = reader;
    const check = (): void => {
      if (own !== reader) throw new ApiError({ kind: 'aborted' });
    };
    return takeTurn(async () => {
      check();
      const facts = await call();
      check();
      take(facts);
      return facts;
    });
  }

  const read = (): Promise<ProfileFacts> => ask(() => send(profileFacts()));

  /** As `ask`, for what changes the account: the reader's other pages have it at once. */
  async function askToChange(call: () => Promise<ProfileFacts>): Promise<ProfileFacts> {
    const facts = await ask(call);
    signs.others?.say(accountChanged);
    return facts;
  }

  function callFor(name: ProfileOptionName, value: boolean | string): Promise<ProfileFacts> {
    const { ask: asking } = profileOption(name);
    if (asking.of === 'profile') return send(saveProfile(asking.change(value)));
    const { facts } = state.get();
    const settings = {
      blockFromStrangers: facts?.own.blockFromStrangers === true,
      hideContents: facts?.own.hideNotificationContents === true,
      [asking.name]: value === true,
    };
    return confirmed(setNotificationSettings(settings));
  }

  /** This call answers nothing of what was kept. */
  async function confirmed(call: Call<unknown>): Promise<ProfileFacts> {
    await send(call);
    return send(profileFacts());
  }

  function optionsOf(facts: ProfileFacts): SavedOptions<OptionValues> {
    return createSavedOptions({
      values: optionValues(facts),
      save: async (name, value) => optionValues(await askToChange(() => callFor(name, value))),
      log,
    });
  }

  return {
    state,
    async load() {
      if (session.state.get().state !== 'member') return;
      const own = reader;
      state.update((now) => ({ ...now, isLoading: true, failure: null }));
      const failure = await failureOf(read());
      if (own === reader && failure !== null) state.update((now) => ({ ...now, isLoading: false, failure }));
    },
    // What another page of this browser asked a moment ago will do.
    look: async () => (await ask(() => send(profileFacts(), { asOf: justNow() }))).account,
    change: (change) => failureOf(askToChange(() => send(saveProfile(change)))),
    clear() {
      reader = {};
      takeTurn = createTurns();
      state.set(nothing);
    },
  };
}
