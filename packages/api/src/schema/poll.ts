import type { PollId } from '../model/ids';
import type { Poll } from '../model/status';
import { readEmojis } from './emoji';
import { isObject, readCount, readFlag, readId, readObject, readRows, readText, readTime } from './read';

function readOption(json: unknown): Poll['options'][number] | undefined {
  if (!isObject(json)) return undefined;
  return { title: readText(json, 'title'), votesCount: readCount(json, 'votes_count') };
}

function readChoice(json: unknown): number | undefined {
  return typeof json === 'number' && Number.isSafeInteger(json) && json >= 0 ? json : undefined;
}

const optionRows = { limit: 200, row: readOption };
const choiceRows = { limit: 200, row: readChoice };

export function readPoll(json: unknown): Poll | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<PollId>(json, 'id');
  if (id === null) return undefined;
  return {
    id,
    expiresAt: readTime(json, 'expires_at'),
    expired: readFlag(json, 'expired'),
    multiple: readFlag(json, 'multiple'),
    votesCount: readCount(json, 'votes_count'),
    votersCount: readCount(json, 'voters_count'),
    options: readRows(json, 'options', optionRows),
    emojis: readEmojis(json),
    nonAnonymous: readFlag(readObject(json, 'pleroma'), 'non_anonymous'),
    voted: readFlag(json, 'voted'),
    ownVotes: readRows(json, 'own_votes', choiceRows),
  };
}
