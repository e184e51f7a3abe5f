import {
  type ModelOf,
  objectReader,
  type JsonObject,
  hostOf,
  readAddressOrPath,
  readCount,
  readCountOrNull,
  readFlag,
  readId,
  readObject,
  readRows,
  readSocketAddress,
  readText,
  readTextOrNull,
  readTexts,
} from './read';

export type ProfileFieldLimits = NonNullable<ReturnType<typeof readFieldLimits>>;

/** Reads Pleroma's field, then that of other servers. */
export function readFieldLimits(metadata: JsonObject, configuration: JsonObject) {
  const own = readObject(metadata, 'fields_limits');
  const common = readObject(configuration, 'accounts');
  const max = readCountOrNull(own, 'max_fields') ?? readCountOrNull(common, 'max_profile_fields');
  if (max === null) return null;
  return {
    max,
    nameLength: readCountOrNull(own, 'name_length') ?? readCount(common, 'profile_field_name_limit'),
    valueLength: readCountOrNull(own, 'value_length') ?? readCount(common, 'profile_field_value_limit'),
  };
}

/** Pleroma lists only this type and accepts every file. */
const ANY_MIME_TYPE = 'application/octet-stream';

/** For attachments; 0 when the server does not say. */
export type MediaLimits = ReturnType<typeof readMediaLimits>;

/** The media limits in either version of the instance document. */
export function readMediaLimits(instance: JsonObject) {
  const configuration = readObject(instance, 'configuration');
  const metadata = readObject(readObject(instance, 'pleroma'), 'metadata');
  const media = readObject(configuration, 'media_attachments');
  const types = readTexts(media, 'supported_mime_types');
  return {
    perStatus: readCount(readObject(configuration, 'statuses'), 'max_media_attachments'),
    /** Bytes of an image. */
    pictureSize: readCount(media, 'image_size_limit'),
    /** Bytes of a video or audio file. */
    videoSize: readCount(media, 'video_size_limit'),
    /** Characters of a description. */
    descriptionLength:
      readCountOrNull(instance, 'description_limit') ??
      readCountOrNull(metadata, 'description_limit') ??
      readCount(media, 'description_limit'),
    /** MIME types; empty when all are allowed. */
    types: types.includes(ANY_MIME_TYPE) ? [] : types,
  };
}

/** The limits of polls on servers that don't send them. */
const defaultPollLimits = { maxOptions: 4, maxOptionChars: 255, minExpiration: 60, maxExpiration: 86_400 };

export type PollLimits = ReturnType<typeof readPollLimits>;

/** Pleroma: `poll_limits`. Others: `configuration.polls`, with another name for the length of an option. */
export function readPollLimits(instance: JsonObject) {
  const own = readObject(instance, 'poll_limits');
  const common = readObject(readObject(instance, 'configuration'), 'polls');
  const pick = (key: string, commonKey: string): number | null =>
    readCountOrNull(own, key) ?? readCountOrNull(common, commonKey);
  return {
    maxOptions: pick('max_options', 'max_options') ?? defaultPollLimits.maxOptions,
    maxOptionChars: pick('max_option_chars', 'max_characters_per_option') ?? defaultPollLimits.maxOptionChars,
    /** Seconds. */
    minExpiration: pick('min_expiration', 'min_expiration') ?? defaultPollLimits.minExpiration,
    maxExpiration: pick('max_expiration', 'max_expiration') ?? defaultPollLimits.maxExpiration,
  };
}

export type InstanceRule = ModelOf<typeof readRule>;

export const readRule = objectReader((json) => {
  const text = readText(json, 'text');
  return text === '' ? undefined : { id: readId(json, 'id') ?? '', text, hint: readText(json, 'hint') };
});

function readUploadLimit(instance: JsonObject, configuration: JsonObject): number {
  const media = readObject(configuration, 'media_attachments');
  // One limit for all kinds of files: the server itself rejects an image that is only small enough for a video.
  const largest = Math.max(readCount(media, 'image_size_limit'), readCount(media, 'video_size_limit'));
  return readCountOrNull(instance, 'upload_limit') ?? largest;
}

function readPostFormats(metadata: JsonObject, configuration: JsonObject): readonly string[] {
  const own = readTexts(metadata, 'post_formats');
  if (own.length > 0) return own;
  const common = readTexts(readObject(configuration, 'statuses'), 'supported_mime_types');
  return common.length > 0 ? common : ['text/plain'];
}

/** Pleroma's feature strings, and Hollo's two places for them. */
function readFeatures(instance: JsonObject, metadata: JsonObject): readonly string[] {
  const quote = readFlag(instance, 'feature_quote') ? ['feature_quote'] : [];
  return [...readTexts(metadata, 'features'), ...readTexts(instance, 'fedibird_capabilities'), ...quote];
}

/** `registrations` is a flag in version 1 and an object in version 2. */
function readRegistrations(instance: JsonObject) {
  const registrations = readObject(instance, 'registrations');
  return {
    registrationOpen: readFlag(instance, 'registrations') || readFlag(registrations, 'enabled'),
    approvalRequired: readFlag(instance, 'approval_required') || readFlag(registrations, 'approval_required'),
  };
}

/** Bytes; 0 when the server does not say. */
export type PictureLimits = ReturnType<typeof readPictureLimits>;

function readPictureLimits(instance: JsonObject, metadata: JsonObject) {
  const limit = (key: string) => readCountOrNull(instance, key) ?? readCount(metadata, key);
  return {
    avatar: limit('avatar_upload_limit'),
    header: limit('banner_upload_limit'),
    background: limit('background_upload_limit'),
  };
}

/** Version 1 has it as `uri`, which some servers fill with a full address. */
function readDomain(instance: JsonObject): string | null {
  const address = readText(instance, 'domain') || readText(instance, 'uri');
  const host = address.includes('://') ? hostOf(address) : address;
  // Handles contain no ports.
  return /^([\w.-]+)(:\d+)?$/.exec(host ?? '')?.[1] ?? null;
}

/** The document `/api/v1/instance`, with defaults for missing fields. */
export type Instance = ModelOf<typeof readInstance>;

/** Reads `/api/v1/instance`, or the v2 document of the same server. Undefined without a title and a version. */
export const readInstance = objectReader((json) => {
  const title = readTextOrNull(json, 'title');
  const version = readTextOrNull(json, 'version');
  if (title === null && version === null) return undefined;
  const pleroma = readObject(json, 'pleroma');
  const metadata = readObject(pleroma, 'metadata');
  const configuration = readObject(json, 'configuration');
  return {
    title: title ?? '',
    /** The domain in the handles of its people; null when the server does not say. */
    domain: readDomain(json),
    /** As sent, e.g. `2.7.2 (compatible; Pleroma 2.7.0)`. */
    version: version ?? '',
    description: readText(json, 'description') || readText(json, 'short_description'),
    /** Largest length of a post with its subject; 0 when the server does not say. */
    textLimit:
      readCountOrNull(json, 'max_toot_chars') ??
      readCount(readObject(configuration, 'statuses'), 'max_characters'),
    /** Largest length of a message in the shoutbox; 0 when the server does not say. */
    shoutLimit: readCountOrNull(json, 'shout_limit') ?? readCount(metadata, 'shout_limit'),
    /** Largest length of a chat message; 0 when the server has no limit, or does not say. */
    chatLimit: readCountOrNull(json, 'chat_limit') ?? readCount(metadata, 'chat_limit'),
    ...readRegistrations(json),
    /** New accounts must confirm their mail address. */
    activationRequired: readFlag(metadata, 'account_activation_required'),
    birthdayRequired: readFlag(metadata, 'birthday_required'),
    /** Days. */
    birthdayMinAge: readCount(metadata, 'birthday_min_age'),
    rules: readRows(json, 'rules', { limit: 200, row: readRule }),
    /** Base address of the streaming socket (`wss://…`), null when not sent. */
    streamingUrl:
      readSocketAddress(readObject(json, 'urls'), 'streaming_api') ??
      readSocketAddress(readObject(configuration, 'urls'), 'streaming'),
    pollLimits: readPollLimits(json),
    /** Bytes of any file; 0 when the server does not say. */
    uploadLimit: readUploadLimit(json, configuration),
    mediaLimits: readMediaLimits(json),
    pictureLimits: readPictureLimits(json, metadata),
    /** Null when the server does not say. */
    fieldLimits: readFieldLimits(metadata, configuration),
    postFormats: readPostFormats(metadata, configuration),
    features: readFeatures(json, metadata),
    thumbnail:
      readAddressOrPath(json, 'thumbnail') ?? readAddressOrPath(readObject(json, 'thumbnail'), 'url'),
    backgroundImage:
      readAddressOrPath(json, 'background_image') ?? readAddressOrPath(metadata, 'background_image'),
    vapidPublicKey:
      readTextOrNull(pleroma, 'vapid_public_key') ||
      readTextOrNull(readObject(configuration, 'vapid'), 'public_key') ||
      null,
  };
});
