import type { DraftContent, DraftProblem } from '../post-content/draft';
import { pollProblem } from '../post-content/poll';
import { isTooSoon } from '../post-content/schedule';

/** How a server counts the characters of a post. */
type Counting = 'plain' | 'mastodon';

/** Mastodon counts every URL as 23 characters. */
const SHORT_URL = 'x'.repeat(23);
const URLS =
  /(?<![\p{L}\p{N}_@#/])https?:\/\/(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?::\d+)?(?:[/?#][^\s<>"]*)?/giu;
/** Punctuation after a URL that belongs to the sentence. */
const SENTENCE_END = /[.,:;!?'’”)\]]+$/;
const REMOTE_MENTIONS =
  /(?<![=/\p{L}\p{N}_])(@[a-z0-9_]+(?:[a-z0-9_.-]+[a-z0-9_])?)@[\p{L}\p{N}_.-]*[\p{L}\p{N}_]/giu;

let segmenter: Intl.Segmenter | null = null;

/** The number of characters of a text, as the server counts them. */
export function countCharacters(text: string, counting: Counting): number {
  if (counting === 'plain') return codePoints(text);
  const short = text.replace(URLS, shortAddress).replace(REMOTE_MENTIONS, '$1');
  // Plain ASCII has no clusters of several code points.
  if (/^[\x20-\x7e\n]*$/.test(short)) return short.length;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const _cluster of segmenter.segment(short)) count += 1;
  return count;
}

function shortAddress(address: string): string {
  const [end = ''] = SENTENCE_END.exec(address) ?? [];
  // A closing parenthesis belongs to the URL when it was opened in it.
  const own = end.startsWith(')') && address.includes('(') ? 1 : 0;
  return SHORT_URL + end.slice(own);
}

/** The number of code points, which is never less than a server counts. */
function codePoints(text: string): number {
  let length = 0;
  for (const _letter of text) length += 1;
  return length;
}

/** The limits of a post, and what it may combine. */
export interface PostLimits {
  /** Characters of text and subject together; 0 for no limit. */
  limit: number;
  counting: Counting;
  /** Whether a post with a poll may have attachments. */
  pollsWithFiles: boolean;
  /** Whether a post with a poll may expire. */
  pollsWithExpiry: boolean;
}

interface DraftRules extends PostLimits {
  /** Milliseconds since 1970. */
  now: number;
  isUploading: boolean;
}

/** Characters left for text and subject; negative when there are too many. */
export function charactersLeft(
  { text, subject }: Pick<DraftContent, 'text' | 'subject'>,
  { limit, counting }: Pick<PostLimits, 'limit' | 'counting'>,
): number {
  return limit - countCharacters(text, counting) - countCharacters(subject, counting);
}

/** Whether a post, or a later one of its thread, is longer than the server accepts. */
export function isTooLong(content: DraftContent, limits: Pick<PostLimits, 'limit' | 'counting'>): boolean {
  if (limits.limit <= 0) return false;
  const texts = [content.text, ...content.following.map((part) => part.text)];
  return texts.some((text) => charactersLeft({ text, subject: content.subject }, limits) < 0);
}

/** Whether the post has attachments and a poll on a server that does not accept both. */
export function hasFilesAndPoll(
  content: DraftContent,
  { pollsWithFiles }: Pick<PostLimits, 'pollsWithFiles'>,
): boolean {
  return !pollsWithFiles && content.poll !== null && content.attachments.length > 0;
}

/** Whether the post expires and has a poll on a server that does not accept both. */
export function hasExpiryAndPoll(
  { poll, expiresIn }: Pick<DraftContent, 'poll' | 'expiresIn'>,
  { pollsWithExpiry }: Pick<PostLimits, 'pollsWithExpiry'>,
): boolean {
  return !pollsWithExpiry && poll !== null && expiresIn !== null;
}

/** Whether a post would be empty. */
export function isBlank({ text, attachments }: Pick<DraftContent, 'text' | 'attachments'>): boolean {
  return text.trim() === '' && attachments.length === 0;
}

/** The first reason why a draft cannot be sent; null when there is none. */
export function problemOf(content: DraftContent, rules: DraftRules): DraftProblem | null {
  const { poll, scheduledAt } = content;
  if (isBlank(content)) return 'post_status.empty_status_error';
  if (content.following.some(isBlank)) return 'post_status.part_empty';
  if (rules.isUploading) return 'post_status.uploading';
  if (isTooLong(content, rules)) return 'post_status.too_long';
  if (hasFilesAndPoll(content, rules)) return 'polls.no_files';
  if (hasExpiryAndPoll(content, rules)) return 'polls.no_expiry';
  if (poll !== null && pollProblem(poll) !== null) return 'polls.not_enough_options';
  // The posts after a scheduled one would have nothing to reply to yet.
  if (scheduledAt !== null && content.following.length > 0) return 'post_status.thread_scheduled';
  return scheduledAt !== null && isTooSoon(scheduledAt, rules.now) ? 'post_status.schedule_too_soon' : null;
}
