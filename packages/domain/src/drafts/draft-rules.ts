import type { PollLimits } from '@linnet/api';
import type { DraftContent, DraftProblem } from './draft';
import { pollProblem } from './poll/poll-problem';
import { isTooSoon } from './schedule/is-too-soon';

interface DraftRules {
  /** Characters of a post with its subject; 0 for no limit. */
  limit: number;
  poll: PollLimits;
  /** Milliseconds since 1970. */
  now: number;
  isUploading: boolean;
}

/** Code points: never fewer than the characters a server counts. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _letter of text) length += 1;
  return length;
}

/** Characters left, below zero when there are too many. The subject counts. */
export function charactersLeft(content: Pick<DraftContent, 'text' | 'subject'>, limit: number): number {
  return limit - lengthOf(content.text) - lengthOf(content.subject);
}

function isTooLong(content: DraftContent, limit: number): boolean {
  if (limit <= 0) return false;
  const texts = [content.text, ...content.following.map((part) => part.text)];
  return texts.some((text) => charactersLeft({ text, subject: content.subject }, limit) < 0);
}

/** Nothing would be in the post. */
export function isBlank({ text, attachments }: Pick<DraftContent, 'text' | 'attachments'>): boolean {
  return text.trim() === '' && attachments.length === 0;
}

/** The first thing that speaks against sending a draft; null when nothing does. */
export function problemOf(content: DraftContent, rules: DraftRules): DraftProblem | null {
  const { poll, scheduledAt } = content;
  if (isBlank(content)) return 'post_status.empty_status_error';
  if (content.following.some(isBlank)) return 'post_status.part_empty';
  if (rules.isUploading) return 'post_status.uploading';
  if (isTooLong(content, rules.limit)) return 'post_status.too_long';
  if (poll !== null && pollProblem(poll) !== null) return 'polls.not_enough_options';
  // What follows a post that waits on the server would have nothing to answer.
  if (scheduledAt !== null && content.following.length > 0) return 'post_status.thread_scheduled';
  return scheduledAt !== null && isTooSoon(scheduledAt, rules.now) ? 'post_status.schedule_too_soon' : null;
}
