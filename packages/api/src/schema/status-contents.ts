import type { AccountId, PollId } from '../model/ids';
import {
  type ModelOf,
  objectReader,
  readerWithId,
  type JsonObject,
  readCount,
  readFlag,
  readObject,
  readRows,
  readText,
  readTextOrNull,
  readTime,
  readWebAddress,
} from './read';

export type CustomEmoji = ModelOf<typeof readEmoji>;

/** Undefined without a shortcode or a picture. */
export const readEmoji = objectReader((json) => {
  const shortcode = readText(json, 'shortcode');
  const url = readWebAddress(json, 'url');
  if (shortcode === '' || url === null) return undefined;
  return {
    shortcode,
    url,
    /** The picture without animation. */
    staticUrl: readWebAddress(json, 'static_url') ?? url,
  };
});

const emojiRows = { limit: 1_000, row: readEmoji };

export function readEmojis(json: JsonObject): readonly CustomEmoji[] {
  return readRows(json, 'emojis', emojiRows);
}

export type Mention = ModelOf<typeof readMention>;

export const readMention = readerWithId((json, id: AccountId) => {
  const acct = readText(json, 'acct');
  return {
    id,
    acct,
    username: readText(json, 'username') || (acct.split('@', 1)[0] ?? ''),
    url: readWebAddress(json, 'url') ?? '',
  };
});

export type Tag = ModelOf<typeof readTag>;

export const readTag = objectReader((json) => {
  const name = readText(json, 'name');
  return name === '' ? undefined : { name, url: readWebAddress(json, 'url') ?? '' };
});

/** `width` and `height` of a picture; null when one is missing or invalid. */
export function readSize({ width, height }: JsonObject): { width: number; height: number } | null {
  if (typeof width !== 'number' || typeof height !== 'number') return null;
  const drawable = Number.isFinite(width) && Number.isFinite(height) && width > 0 && height > 0;
  return drawable ? { width, height } : null;
}

export type Card = ModelOf<typeof readCard>;

/** Undefined without a web address. HTML that some servers send for embedding is ignored. */
export const readCard = objectReader((json) => {
  const url = readWebAddress(json, 'url');
  if (url === null) return undefined;
  return {
    url,
    title: readText(json, 'title'),
    description: readText(json, 'description'),
    providerName: readText(json, 'provider_name'),
    image: readWebAddress(json, 'image'),
    imageDescription: readText(json, 'image_description'),
    /** Pixels; null when the server does not say. */
    imageSize: readSize(json),
  };
});

export type AttachmentKind = 'image' | 'video' | 'audio' | 'flash' | 'html' | 'unknown';

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

export type Attachment = ModelOf<typeof readAttachment>;

/** Undefined without an id. `url` is empty when the server sent no web address (a file that is being processed). */
export const readAttachment = readerWithId((json, id: string) => {
  const mimeType = readText(readObject(json, 'pleroma'), 'mime_type');
  const remoteUrl = readWebAddress(json, 'remote_url');
  const url = readWebAddress(json, 'url') ?? remoteUrl ?? '';
  return {
    id,
    kind: kindOf(mimeType, json['type']),
    mimeType,
    url,
    previewUrl: readWebAddress(json, 'preview_url') ?? url,
    /** Address of the file on its own server; null when the server does not say. */
    remoteUrl,
    description: readText(json, 'description'),
    blurhash: readTextOrNull(json, 'blurhash') || null,
    /** Pixels of the original; null when unknown. */
    size: readSize(readObject(readObject(json, 'meta'), 'original')),
  };
});

const readOption = objectReader((json) => ({
  title: readText(json, 'title'),
  votesCount: readCount(json, 'votes_count'),
}));

function readChoice(json: unknown) {
  return typeof json === 'number' && Number.isSafeInteger(json) && json >= 0 ? json : undefined;
}

const optionRows = { limit: 200, row: readOption };
const choiceRows = { limit: 200, row: readChoice };

export type Poll = ModelOf<typeof readPoll>;

export const readPoll = readerWithId((json, id: PollId) => ({
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
}));

const scopes = ['public', 'unlisted', 'local', 'private', 'direct', 'list'] as const;
export type Scope = (typeof scopes)[number];

/**
 * Reads a scope. An unknown one (such as GoToSocial's `mutuals_only`) limits the audience in some way: it is read as
 * followers only, never as public, so that a reply does not reach more people than the post that it replies to.
 */
export function readScope(json: unknown): Scope {
  if (typeof json !== 'string') return 'public';
  return scopes.find((scope) => scope === json) ?? 'private';
}
