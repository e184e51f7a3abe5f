import type { StatusId } from '@linnet/api';
import type { Client } from '../client/client';
import type { StatusRow } from '../graph/rows';
import { fetchStatus } from '../fetching';
import type { Features } from '../instance/features';
import { atMost } from '../kernel/at-most';
import { orLog } from '../kernel/error-of';
import type { DraftContent } from '../post-content/draft';
import type { DraftContext } from '../post-content/draft-context';
import { type NameAnswers, nameLookupsOf } from './name-lookups';
import { namesIn } from './draft-mentions';
import type { DraftScene } from './draft-scene';
import type { ReaderQuestion } from './reader-questions';
import { type PostReaders, readersOf } from './readers-of';

interface Draft {
  readonly context: DraftContext;
  readonly content: DraftContent;
}

const rowOf = ({ graph }: Pick<Client, 'graph'>, id: StatusId | null) =>
  id === null ? undefined : graph.statuses.get(id);

/** The loaded data that decide who reads a draft; a part that changes is another object. */
interface ReaderFacts {
  readonly client: Client;
  readonly features: Features | null;
  readonly answers: NameAnswers;
  readonly parent: Pick<StatusRow, 'scope' | 'accountId' | 'mentions'> | undefined;
}

const factsOf = (client: Client, { content }: Draft): ReaderFacts => ({
  client,
  features: client.features.loaded.get(),
  answers: nameLookupsOf(client).answers.get(),
  parent: rowOf(client, content.inReplyToId),
});

function parentIn({ client: { graph }, parent }: ReaderFacts): DraftScene['parent'] {
  const author = parent && graph.accounts.get(parent.accountId);
  if (parent === undefined || author === undefined) return null;
  const isFollower = graph.relationships.get(author.id)?.followedBy === true;
  return { scope: parent.scope, author, isFollower, mentioned: parent.mentions };
}

function sceneOf(facts: ReaderFacts, { context, content }: Draft): DraftScene {
  const { client, features, answers } = facts;
  const viewer = client.session.state.get();
  const edited = context.kind === 'edit' ? rowOf(client, context.of) : undefined;
  const parent = parentIn(facts);
  const members = parent === null ? [] : [parent.author, ...parent.mentioned];
  return {
    scope: edited?.scope ?? content.scope,
    texts: [content.text, ...content.following.map((part) => part.text)],
    subject: content.subject,
    own:
      viewer.state === 'visitor' ? { id: null, acct: '' } : { id: viewer.accountId, acct: viewer.username },
    reading: {
      // Until the server's features are known, every likely mention counts.
      asWords: features?.has('mentionsAreWords') === true,
      format: content.contentType,
      onlyFirst: features?.has('safeDirect') === true,
    },
    parent,
    quotedScope: rowOf(client, content.quoteId)?.scope ?? null,
    edited: edited?.mentions ?? null,
    isDeactivated: ({ id }) => id !== null && client.graph.accounts.get(id)?.deactivated === true,
    answerOf(name) {
      const answer = answers.of(name);
      const person = members.find(({ acct }) => acct.toLowerCase() === name.toLowerCase());
      if (answer.state === 'person' || person === undefined) return answer;
      return { state: 'person', person, isGroup: false, follows: false };
    },
  };
}

/** Who will be able to read a draft, as far as that is known now, with the questions that were not answered yet. */
export function draftReaders(facts: ReaderFacts, draft: Draft): PostReaders {
  return withoutAnswered(readersOf(sceneOf(facts, draft)), draft);
}

function withoutAnswered(readers: PostReaders, { content: { confirmed } }: Draft): PostReaders {
  return { ...readers, questions: readers.questions.filter(({ key }) => !confirmed.includes(key)) };
}

/** The statuses that a draft replies to and quotes. */
const relatedIds = ({ content: { inReplyToId, quoteId } }: Draft): readonly StatusId[] =>
  [inReplyToId, quoteId].filter((id) => id !== null);

/** Asks when a post that the draft replies to or quotes is not loaded: the draft may be for more people. */
function uncheckedQuestions(client: Client, draft: Draft): readonly ReaderQuestion[] {
  const { scope } = draft.content;
  const isKnown = relatedIds(draft).every((id) => rowOf(client, id) !== undefined);
  if (isKnown || scope === 'direct' || draft.context.kind === 'edit') return [];
  return [{ key: `unchecked ${scope}`, kind: 'unchecked', names: [] }];
}

/** Loads what decides who reads a draft, if it is not known. Never rejects with an `ApiError`. */
export async function loadReaders(client: Client, draft: Draft): Promise<void> {
  const missing = relatedIds(draft).filter((id) => rowOf(client, id) === undefined);
  const words = ['info', 'the post that a draft is about could not be loaded'] as const;
  await Promise.all(missing.map((id) => orLog(fetchStatus(client, id), client.log, words)));
  const scene = sceneOf(factsOf(client, draft), draft);
  const isPrivate = scene.scope === 'private';
  const names = namesIn(scene).filter((name) => isPrivate || scene.answerOf(name).state !== 'person');
  await nameLookupsOf(client).load(names, isPrivate);
}

/** For how long sending waits for the lookups of names. */
const MAX_WAIT_MS = 3000;

/**
 * Who will be able to read a draft that is about to be sent. Waits for the server, but not for long: names without an
 * answer by then count as unchecked. `late`: notes on names that the form could not show before.
 */
export async function readersAtSending(client: Client, draft: Draft) {
  const earlier = draftReaders(factsOf(client, draft), draft).notes.map((note) => JSON.stringify(note));
  await atMost(MAX_WAIT_MS, loadReaders(client, draft));
  const scene = sceneOf(factsOf(client, draft), draft);
  const answerOf: DraftScene['answerOf'] = (name) => {
    const answer = scene.answerOf(name);
    return answer.state === 'pending' ? { state: 'failed' } : answer;
  };
  const all = readersOf({ ...scene, answerOf });
  const questions = [...uncheckedQuestions(client, draft), ...all.questions];
  const readers = withoutAnswered({ ...all, questions }, draft);
  const onNames = readers.notes.filter(({ kind }) => kind === 'unknown' || kind === 'unchecked');
  return { ...readers, late: onNames.filter((note) => !earlier.includes(JSON.stringify(note))) };
}
