import { quotePolicies } from '../../model/status';
import {
  type ModelOf,
  objectReader,
  type JsonObject,
  isObject,
  readCountOrNull,
  readFlag,
  readFlagOrNull,
  readObject,
  readRows,
  readText,
  readTextOrNull,
  readTexts,
  readTime,
  readWebAddress,
} from '../read';
import { readOwnAccount } from './own-account';

const readField = objectReader((json) => ({ name: readText(json, 'name'), value: readText(json, 'value') }));

/** Options that are on by default on Pleroma count as on where a server does not send them. */
const isNotOff = (json: JsonObject, key: string) => json[key] !== false;

/** The part of an account that only its owner can see and change. */
export type OwnProfile = ModelOf<typeof readOwnProfile>;

/** Reads the viewer's own account; servers without Pleroma's extensions leave most of it out. */
export const readOwnProfile = objectReader((json) => {
  const source = readObject(json, 'source');
  const sourceOfPleroma = readObject(source, 'pleroma');
  const pleroma = readObject(json, 'pleroma');
  const notifications = readObject(pleroma, 'notification_settings');
  return {
    /** The source text. */
    note: readText(source, 'note'),
    fields: readRows(source, 'fields', { limit: 100, row: readField }),
    email: readTextOrNull(pleroma, 'email') || null,
    /** False until the person has opened the link in the mail. */
    confirmed: isNotOff(pleroma, 'is_confirmed'),
    background: readWebAddress(pleroma, 'background_image'),
    avatarDescription: readText(pleroma, 'avatar_description') || readText(json, 'avatar_description'),
    headerDescription: readText(pleroma, 'header_description') || readText(json, 'header_description'),
    discoverable: readFlag(sourceOfPleroma, 'discoverable') || readFlag(json, 'discoverable'),
    showRole: isNotOff(sourceOfPleroma, 'show_role'),
    showBirthday: readFlag(sourceOfPleroma, 'show_birthday'),
    noRichText: readFlag(sourceOfPleroma, 'no_rich_text'),
    skipThreadContainment: readFlag(pleroma, 'skip_thread_containment'),
    allowFollowingMove: isNotOff(pleroma, 'allow_following_move'),
    blockFromStrangers: readFlag(notifications, 'block_from_strangers'),
    hideNotificationContents: readFlag(notifications, 'hide_notification_contents'),
    /** Media of new posts are sensitive by default. */
    sensitiveByDefault: readFlag(source, 'sensitive'),
    /** Who may quote new posts; null when the server does not say. */
    quotePolicy: quotePolicies.find((policy) => policy === source['quote_policy']) ?? null,
  };
});

/** Everything that the owner of an account gets. */
export type ProfileFacts = ModelOf<typeof readProfileFacts>;

/** Reads the viewer's own account with everything that only its owner gets; undefined when either part is invalid. */
export function readProfileFacts(json: unknown) {
  const account = readOwnAccount(json);
  const own = readOwnProfile(json);
  return account === undefined || own === undefined ? undefined : { account, own };
}

const medias = ['default', 'show_all', 'hide_all'] as const;

/** The reading preferences of an account on its server; null when the server does not say. */
export type ReadingPreferences = ModelOf<typeof readReadingPreferences>;

/** Reads the preferences about reading. Those about posting are also in the viewer's own account. */
export const readReadingPreferences = objectReader((json) => ({
  /** Texts behind a content warning are expanded. */
  expandWarnings: readFlagOrNull(json, 'reading:expand:spoilers'),
  /** Which media are shown without a click: non-sensitive ones, all, or none. */
  media: medias.find((media) => media === json['reading:expand:media']) ?? null,
  /** Animated pictures play by themselves. */
  autoplay: readFlagOrNull(json, 'reading:autoplay:gifs'),
}));

export function readAliases(json: unknown) {
  return isObject(json) && Array.isArray(json['aliases']) ? readTexts(json, 'aliases') : undefined;
}

/** An archive of the account, made by the server. */
export type Backup = ModelOf<typeof readBackup>;

/** States of newer servers, which say more than whether a backup is done. */
const runningStates = ['pending', 'running'];

export function readBackup(json: unknown) {
  if (!isObject(json)) return undefined;
  const url = readWebAddress(json, 'url');
  const id = json['id'];
  const state = readTextOrNull(json, 'state');
  const isDone = readFlag(json, 'processed');
  const hasFailed = !isDone && state !== null && !runningStates.includes(state);
  return {
    /** Null where the server sends none. */
    id: typeof id === 'number' || typeof id === 'string' ? String(id) : null,
    state: isDone && url !== null ? 'ready' : hasFailed ? 'failed' : 'running',
    /** The archive; the address is as secret as what is in it. */
    url,
    /** ISO 8601; null when the server does not say. */
    requestedAt: readTime(json, 'inserted_at'),
    /** Bytes; null when it is not known yet. */
    size: readCountOrNull(json, 'file_size') || null,
    /** How many records are in it so far; null when the server does not say. */
    records: readCountOrNull(json, 'processed_number'),
  } as const;
}
