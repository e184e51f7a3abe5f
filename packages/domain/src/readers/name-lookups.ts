import { type AccountId, ApiError } from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { type Cell, createCell } from '../kernel/cell';
import { fetchProfile, isMissingAccount, knownAccount } from '../profile';
import { loadUnknownRelationships } from '../relationships/load-relationships';
import type { NameAnswer } from './draft-scene';

/** Who has which name, as far as that is known. */
export interface NameAnswers {
  readonly of: (name: string) => NameAnswer;
}

/** Looks up the accounts whose names are typed. */
export interface NameLookups {
  /**
   * Looks up those of these names that are not known. Never rejects with an `ApiError`; a name that failed is looked up
   * again the next time.
   */
  load(names: readonly string[], withRelationships: boolean): Promise<void>;
  /** Another object after each answer. */
  answers: Pick<Cell<NameAnswers>, 'get' | 'subscribe'>;
}

/** More names than a private post mentions; further ones are not looked up. */
const MAX_LOOKUPS = 30;
/** A name that was not found is looked up again after this time: its server may have been down. */
const RETRY_AFTER_MS = 60_000;

export const nameLookupsOf = perClient((client: Client): NameLookups => {
  const { graph, session, environment } = client;
  /** Ids found before: searching all known accounts after each pause of typing would take long. */
  const found = new Map<string, AccountId>();
  const missing = new Map<string, { state: 'nobody' | 'failed'; until: number }>();
  const answers = createCell<NameAnswers>({ of: answerOf });

  function answerOf(name: string): NameAnswer {
    const key = name.toLowerCase();
    const foundId = found.get(key);
    const account = (foundId && graph.accounts.get(foundId)) ?? knownAccount(client, { by: 'name', name });
    if (account === undefined) return { state: missing.get(key)?.state ?? 'pending' };
    const { id, acct, actorType } = account;
    found.set(key, id);
    const follows = graph.relationships.get(id)?.followedBy === true;
    return { state: 'person', person: { id, acct }, isGroup: actorType === 'Group', follows };
  }

  async function lookUp(name: string): Promise<void> {
    try {
      await fetchProfile(client, { by: 'name', name });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isMissing = isMissingAccount(error.reason);
      const until = isMissing ? environment.now() + RETRY_AFTER_MS : 0;
      missing.set(name.toLowerCase(), { state: isMissing ? 'nobody' : 'failed', until });
    }
    answers.set({ of: answerOf });
  }

  return {
    answers,
    async load(names, withRelationships) {
      const isDue = (name: string) =>
        answerOf(name).state !== 'person' &&
        (missing.get(name.toLowerCase())?.until ?? 0) <= environment.now();
      await Promise.all([...new Set(names)].filter(isDue).slice(0, MAX_LOOKUPS).map(lookUp));
      const viewer = session.state.get();
      if (!withRelationships || viewer.state === 'visitor') return;
      const ids = names
        .map(answerOf)
        .flatMap((answer) => (answer.state === 'person' ? (answer.person.id ?? []) : []));
      await loadUnknownRelationships(client, viewer.accountId, ids);
      answers.set({ of: answerOf });
    },
  };
});
