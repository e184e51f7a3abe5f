import {
  type Call,
  type ErrorReason,
  type OwnAccount,
  type ProfileChange,
  type ProfileFacts,
  profileFacts,
  saveProfile,
  setNotificationSettings,
} from '@linnet/api';
import { isPlainObject } from '../kernel/json-record';
import { createCell, type Cell } from '../kernel/cell';
import { type Client, perClient } from '../client/client';
import { importAccount } from '../graph/import';
import { errorOf } from '../kernel/error-of';
import { createSavedOptions, type SavedOptions } from '../settings/saved-options';
import { justNow } from '../kernel/just-now';
import { liveHubOf } from '../events/live-hub';
import { createTurns } from '../kernel/turns';
import { type OptionValues, optionValues, profileOption, type ProfileOptionName } from './profile-options';

/** The message to the viewer's other tabs after the server has changed something about the account. */
const accountChanged = { changed: 'account' } as const;

/** False for a message about something else, or from a tab of another version. */
function isAccountChanged(message: unknown): boolean {
  return isPlainObject(message) && message['changed'] === accountChanged.changed;
}

export interface OwnProfileState {
  /** Null before the profile is loaded. */
  readonly facts: ProfileFacts | null;
  /** Options of the account, each saved by itself; null until the facts are loaded. */
  readonly options: SavedOptions<OptionValues> | null;
  readonly isLoading: boolean;
  /** Why the profile could not be loaded. */
  readonly error: ErrorReason | null;
}

/** The viewer's own profile, as the server stores it. */
export interface OwnProfile {
  readonly state: Pick<Cell<OwnProfileState>, 'get' | 'subscribe'>;
  load(): Promise<void>;
  /** Loads the account again and updates the page with it. Rejects with `ApiError`. */
  reload(): Promise<OwnAccount>;
  /** Changes several things at once: all of them or none. Resolves to the error; null when it is done. */
  change(change: ProfileChange): Promise<ErrorReason | null>;
}

const initialState: OwnProfileState = { facts: null, options: null, isLoading: false, error: null };

/** The viewer's own profile. */
export const ownProfileOf = perClient(createOwnProfile);

function createOwnProfile({ send, graph, session, log }: Client): OwnProfile {
  const state = createCell(initialState);
  /** Requests run one at a time: each answer contains the whole account, without later changes. */
  const runInTurn = createTurns();
  const hub = liveHubOf(graph);

  hub.on('tabMessage', (what) => void (isAccountChanged(what) && reloadChanged()));

  async function reloadChanged(): Promise<void> {
    const reason = await errorOf(read());
    if (reason !== null) log('warn', 'a change of the account in another tab could not be loaded', reason);
  }

  function importFacts(facts: ProfileFacts): void {
    const { account } = facts;
    importAccount(graph, account);
    session.state.update((now) => {
      if (now.state !== 'signed-in' || now.accountId !== account.id) return now;
      // The answer to a change lacks the token of the shoutbox.
      return { ...now, own: { ...account, chatToken: account.chatToken ?? now.own?.chatToken ?? null } };
    });
    state.update((now) => {
      // Created once: options that are being saved are confirmed in the same object.
      const options = now.options ?? optionsOf(facts);
      return { ...now, facts, options, isLoading: false, error: null };
    });
    state.get().options?.setConfirmed(optionValues(facts));
  }

  /** Rejects with `ApiError`. */
  function load(call: () => Promise<ProfileFacts>): Promise<ProfileFacts> {
    return runInTurn(async () => {
      const facts = await call();
      importFacts(facts);
      return facts;
    });
  }

  const read = (): Promise<ProfileFacts> => load(() => send(profileFacts()));

  /** Like `load`, for a call that changes the account: makes the viewer's other tabs load the account again. */
  async function changeBy(call: () => Promise<ProfileFacts>): Promise<ProfileFacts> {
    const facts = await load(call);
    hub.otherTabs?.send(accountChanged);
    return facts;
  }

  function callFor(name: ProfileOptionName, value: boolean | string): Promise<ProfileFacts> {
    const { call: option } = profileOption(name);
    if (option.of === 'profile') return send(saveProfile(option.change(value)));
    const { facts } = state.get();
    const settings = {
      blockFromStrangers: facts?.own.blockFromStrangers === true,
      hideContents: facts?.own.hideNotificationContents === true,
      [option.name]: value === true,
    };
    return sendAndReload(setNotificationSettings(settings));
  }

  /** For a call whose answer does not contain the new values. */
  async function sendAndReload(call: Call<unknown>): Promise<ProfileFacts> {
    await send(call);
    return send(profileFacts());
  }

  function optionsOf(facts: ProfileFacts): SavedOptions<OptionValues> {
    return createSavedOptions({
      values: optionValues(facts),
      save: async (name, value) => optionValues(await changeBy(() => callFor(name, value))),
      log,
    });
  }

  return {
    state,
    async load() {
      if (session.state.get().state !== 'signed-in') return;
      state.update((now) => ({ ...now, isLoading: true, error: null }));
      const error = await errorOf(read());
      if (error !== null) state.update((now) => ({ ...now, isLoading: false, error }));
    },
    // An answer that another tab got a moment ago is recent enough.
    reload: async () => (await load(() => send(profileFacts(), { asOf: justNow() }))).account,
    change: (change) => errorOf(changeBy(() => send(saveProfile(change)))),
  };
}
