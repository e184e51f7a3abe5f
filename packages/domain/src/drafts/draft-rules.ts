import { type Counting, countCharacters } from './count-characters';
import type { DraftContent, DraftProblem } from './draft';
import { pollProblem } from './poll/poll-problem';
import { isTooSoon } from './schedule/is-too-soon';

/** How much a post may hold, and together with what. */
export interface PostLimits {
  /** Characters of a post with its subject; 0 for no limit. */
  limit: number;
  counting: Counting;
  /** A post with a poll can have files as well. */
  pollsWithFiles: boolean;
  /** A post with a poll can delete itself as well. */
  pollsWithExpiry: boolean;
}

interface DraftRules extends PostLimits {
  /** Milliseconds since 1970. */
  now: number;
  isUploading: boolean;
}

/** Characters left, below zero when there are too many. The subject counts. */
export function charactersLeft(
  { text, subject }: Pick<DraftContent, 'text' | 'subject'>,
  { limit, counting }: Pick<PostLimits, 'limit' | 'counting'>,
): number {
  return limit - countCharacters(text, counting) - countCharacters(subject, counting);
}

/** Whether a post, or one that follows it, is longer than the server takes. */
export function isTooLong(content: DraftContent, limits: Pick<PostLimits, 'limit' | 'counting'>): boolean {
  if (limits.limit <= 0) return false;
  const texts = [content.text, ...content.following.map((part) => part.text)];
  return texts.some((text) => charactersLeft({ text, subject: content.subject }, limits) < 0);
}

/** The server takes no poll beside files. */
export function hasFilesAndPoll(
  content: DraftContent,
  { pollsWithFiles }: Pick<PostLimits, 'pollsWithFiles'>,
): boolean {
  return !pollsWithFiles && content.poll !== null && content.attachments.length > 0;
}

/** The server takes no poll in a post that deletes itself. */
export function hasExpiryAndPoll(
  { poll, expiresIn }: Pick<DraftContent, 'poll' | 'expiresIn'>,
  { pollsWithExpiry }: Pick<PostLimits, 'pollsWithExpiry'>,
): boolean {
  return !pollsWithExpiry && poll !== null && expiresIn !== null;
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
  if (isTooLong(content, rules)) return 'post_status.too_long';
  if (hasFilesAndPoll(content, rules)) return 'polls.no_files';
  if (hasExpiryAndPoll(content, rules)) return 'polls.no_expiry';
  if (poll !== null && pollProblem(poll) !== null) return 'polls.not_enough_options';
  // What follows a post that waits on the server would have nothing to answer.
  if (scheduledAt !== null && content.following.length > 0) return 'post_status.thread_scheduled';
  return scheduledAt !== null && isTooSoon(scheduledAt, rules.now) ? 'post_status.schedule_too_soon' : null;
}
