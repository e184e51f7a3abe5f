import type { StatusId } from '@linnet/api';
import type { Client } from '../client/client';
import { fetchingOf } from '../fetching';
import { atMost } from '../kernel/at-most';
import { orLog } from '../kernel/error-of';
import type { DraftContent } from '../post-content/draft';
import type { DraftContext } from '../post-content/draft-context';
import { nameLookupsOf } from './name-lookups';
import { namesIn } from './draft-mentions';
import type { DraftScene } from './draft-scene';
import { type PostReaders, readersOf } from './readers-of';

interface Draft {
  readonly context: DraftContext;
  readonly content: DraftContent;
}

const rowOf = ({ graph }: Pick<Client, 'graph'>, id: StatusId | null) =>
  id === null ? undefined : graph.statuses.get(id);

function answeredIn(client: Client, id: StatusId | null): DraftScene['answered'] {
  const row = rowOf(client, id);
  const author = row && client.graph.accounts.get(row.accountId);
  if (row === undefined || author === undefined) return null;
  const isFollower = client.graph.relationships.get(author.id)?.followedBy === true;
  return { scope: row.scope, author, isFollower, mentioned: row.mentions };
}

function sceneOf(client: Client, { context, content }: Draft): DraftScene {
  const viewer = client.session.state.get();
  const can = client.features.loaded.get();
  const edited = context.kind === 'edit' ? rowOf(client, context.of) : undefined;
  const answered = answeredIn(client, content.inReplyToId);
  const members = answered === null ? [] : [answered.author, ...answered.mentioned];
  const { answerOf } = nameLookupsOf(client);
  return {
    scope: edited?.scope ?? content.scope,
    texts: [content.text, ...content.following.map((part) => part.text)],
    subject: content.subject,
    own:
      viewer.state === 'visitor' ? { id: null, acct: '' } : { id: viewer.accountId, acct: viewer.username },
    reading: {
      // Until it is known what the server does, no mention is overlooked.
      asWords: can?.has('mentionsAreWords') === true,
      format: content.contentType,
      onlyFirst: can?.has('safeDirect') === true,
    },
    answered,
    quotedScope: rowOf(client, content.quoteId)?.scope ?? null,
    edited: edited?.mentions ?? null,
    answerOf(name) {
      const answer = answerOf(name);
      const person = members.find(({ acct }) => acct.toLowerCase() === name.toLowerCase());
      if (answer.state === 'person' || person === undefined) return answer;
      return { state: 'person', person, isGroup: false, follows: false };
    },
  };
}

/** Who will be able to read a draft, as far as that is known now, with the questions that were not answered yet. */
export function draftReaders(client: Client, draft: Draft): PostReaders {
  return withoutAnswered(readersOf(sceneOf(client, draft)), draft);
}

function withoutAnswered(readers: PostReaders, { content: { confirmed } }: Draft): PostReaders {
  return { ...readers, questions: readers.questions.filter(({ key }) => !confirmed.includes(key)) };
}

/** Asks the server for what decides who reads a draft, if it is not known. Never rejects with an `ApiError`. */
export async function lookForReaders(client: Client, draft: Draft): Promise<void> {
  const about = [draft.content.inReplyToId, draft.content.quoteId].filter((id) => id !== null);
  const missing = about.filter((id) => rowOf(client, id) === undefined);
  const words = ['info', 'the post that a draft is about could not be loaded'] as const;
  await Promise.all(missing.map((id) => orLog(fetchingOf(client).status(id), client.log, words)));
  const scene = sceneOf(client, draft);
  const isPrivate = scene.scope === 'private';
  const names = namesIn(scene).filter((name) => isPrivate || scene.answerOf(name).state !== 'person');
  await nameLookupsOf(client).look(names, isPrivate);
}

/** For how long sending waits for the answers about names. */
const MAX_WAIT_MS = 3000;

/**
 * Who will be able to read a draft that is about to be sent. Waits for the server, but never for long: then what is not
 * answered counts as unchecked. `late`: notes on names that the form could not show before.
 */
export async function readersAtSending(client: Client, draft: Draft) {
  const earlier = draftReaders(client, draft).notes.map((note) => JSON.stringify(note));
  await atMost(MAX_WAIT_MS, lookForReaders(client, draft));
  const scene = sceneOf(client, draft);
  const answerOf: DraftScene['answerOf'] = (name) => {
    const answer = scene.answerOf(name);
    return answer.state === 'pending' ? { state: 'failed' } : answer;
  };
  const readers = withoutAnswered(readersOf({ ...scene, answerOf }), draft);
  const onNames = readers.notes.filter(({ kind }) => kind === 'unknown' || kind === 'unchecked');
  return { ...readers, late: onNames.filter((note) => !earlier.includes(JSON.stringify(note))) };
}
