import type { StatusId } from '@linnet/api';
import type { OutboxJob } from './job';
import { sameWords } from './find-posted';

/** What a post is identified by. */
interface Words {
  text: string;
  inReplyToId: StatusId | null;
}

/**
 * Whether a job has to wait for another with the same text that has no answer yet: of two such posts, it would be
 * unknown which job made which. The older of two goes first.
 */
export function standsBehind(job: OutboxJob, all: readonly OutboxJob[]): boolean {
  const own = [...nextWords(job), ...uncertainWords(job)];
  const isOpen = openWords(job).length > 0;
  const at = all.findIndex(({ id }) => id === job.id);
  return all.some((other, place) => {
    if (other.id === job.id || (isOpen && place > at)) return false;
    return openWords(other).some((theirs) => own.some((words) => areSame(words, theirs)));
  });
}

/** Texts of requests without an answer. */
function openWords(job: OutboxJob): Words[] {
  const isBegun = job.steps.some(({ done, begunAt }) => done === null && begunAt !== null);
  return [...(isBegun ? nextWords(job) : []), ...uncertainWords(job)];
}

function nextWords({ content, steps }: OutboxJob): Words[] {
  const index = steps.findIndex(({ done }) => done === null);
  if (index < 1) return [{ text: content.text, inReplyToId: content.inReplyToId }];
  const part = content.following[index - 1];
  return part === undefined ? [] : [{ text: part.text, inReplyToId: steps[index - 1]?.done ?? null }];
}

function uncertainWords({ doubt, content }: OutboxJob): Words[] {
  return doubt === undefined ? [] : [{ text: doubt.text, inReplyToId: content.inReplyToId }];
}

function areSame(one: Words, other: Words): boolean {
  return one.inReplyToId === other.inReplyToId && sameWords(one.text, other.text);
}
