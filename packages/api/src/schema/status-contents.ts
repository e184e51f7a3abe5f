import type { CustomEmoji } from '../model/account';
import type { AccountId, PollId } from '../model/ids';
import type { Attachment, AttachmentKind, Card, Mention, Poll, Scope, Tag } from '../model/status';
import {
  type JsonObject,
  isObject,
  readCount,
  readFlag,
  readId,
  readObject,
  readRows,
  readText,
  readTextOrNull,
  readTime,
  readWebAddress,
} from './read';

/** Undefined without a shortcode or a picture. */
export function readEmoji(json: unknown): CustomEmoji | undefined {
  if (!isObject(json)) return undefined;
  const shortcode = readText(json, 'shortcode');
  const url = readWebAddress(json, 'url');
  if (shortcode === '' || url === null) return undefined;
  return { shortcode, url, staticUrl: readWebAddress(json, 'static_url') ?? url };
}

const emojiRows = { limit: 1_000, row: readEmoji };

export function readEmojis(json: JsonObject): readonly CustomEmoji[] {
  return readRows(json, 'emojis', emojiRows);
}

export function readMention(json: unknown): Mention | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<AccountId>(json, 'id');
  if (id === null) return undefined;
  const acct = readText(json, 'acct');
  return {
    id,
    acct,
    username: readText(json, 'username') || (acct.split('@', 1)[0] ?? ''),
    url: readWebAddress(json, 'url') ?? '',
  };
}

export function readTag(json: unknown): Tag | undefined {
  if (!isObject(json)) return undefined;
  const name = readText(json, 'name');
  return name === '' ? undefined : { name, url: readWebAddress(json, 'url') ?? '' };
}

/** `width` and `height` of a picture; null when one is missing or invalid. */
export function readSize({ width, height }: JsonObject): { width: number; height: number } | null {
  if (typeof width !== 'number' || typeof height !== 'number') return null;
  const drawable = Number.isFinite(width) && Number.isFinite(height) && width > 0 && height > 0;
  return drawable ? { width, height } : null;
}

/** Undefined without a web address. HTML that some servers send for embedding is ignored. */
export function readCard(json: unknown): Card | undefined {
  if (!isObject(json)) return undefined;
  const url = readWebAddress(json, 'url');
  if (url === null) return undefined;
  return {
    url,
    title: readText(json, 'title'),
    description: readText(json, 'description'),
    providerName: readText(json, 'provider_name'),
    image: readWebAddress(json, 'image'),
    imageDescription: readText(json, 'image_description'),
    imageSize: readSize(json),
  };
}

const kindsByMimeType: readonly (readonly [prefix: string, kind: AttachmentKind])[] = [
  ['image/', 'image'],
  ['video/', 'video'],
  ['audio/', 'audio'],
  ['application/x-shockwave-flash', 'flash'],
  ['application/vnd.adobe.flash', 'flash'],
  ['text/html', 'html'],
];

const kindsByType = new Map<unknown, AttachmentKind>([
  ['image', 'image'],
  ['video', 'video'],
  ['gifv', 'video'],
  ['audio', 'audio'],
]);

function kindOf(mimeType: string, type: unknown): AttachmentKind {
  if (mimeType !== '') {
    const lower = mimeType.toLowerCase();
    for (const [prefix, kind] of kindsByMimeType) if (lower.startsWith(prefix)) return kind;
  }
  return kindsByType.get(type) ?? 'unknown';
}

/** Undefined without an id. `url` is empty when the server sent no web address (a file that is being processed). */
export function readAttachment(json: unknown): Attachment | undefined {
  if (!isObject(json)) return undefined;
  const id = readId(json, 'id');
  if (id === null) return undefined;
  const mimeType = readText(readObject(json, 'pleroma'), 'mime_type');
  const remoteUrl = readWebAddress(json, 'remote_url');
  const url = readWebAddress(json, 'url') ?? remoteUrl ?? '';
  return {
    id,
    kind: kindOf(mimeType, json['type']),
    mimeType,
    url,
    previewUrl: readWebAddress(json, 'preview_url') ?? url,
    remoteUrl,
    description: readText(json, 'description'),
    blurhash: readTextOrNull(json, 'blurhash') || null,
    size: readSize(readObject(readObject(json, 'meta'), 'original')),
  };
}

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

const scopes: ReadonlySet<string> = new Set<Scope>([
  'public',
  'unlisted',
  'local',
  'private',
  'direct',
  'list',
]);

function isScope(word: string): word is Scope {
  return scopes.has(word);
}

/**
 * Reads a scope. An unknown one (such as GoToSocial's `mutuals_only`) limits the audience in some way: it is read as
 * followers only, never as public, so that a reply does not reach more people than the post that it replies to.
 */
export function readScope(json: unknown): Scope {
  if (typeof json !== 'string') return 'public';
  return isScope(json) ? json : 'private';
}
