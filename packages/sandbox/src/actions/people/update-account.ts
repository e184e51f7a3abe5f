import type { Server } from '../../server/server';
import { problem } from '../../server/problem';
import {
  type AccountChange,
  type AccountRow,
  changeAccount,
  findAccountByName,
  tagsOf,
} from '../../store/accounts/accounts';
import { type IdentityChange, changeIdentity } from '../../store/accounts/identities';
import { type SettingsStore, dropSettingsBehindCache, settingsStoreOf } from '../../store/accounts/settings';
import type { Visibility } from '../../store/statuses/statuses';
import { composeContent } from '../../text/compose-content';
import { isLongerThan } from '../../text/plain-text';
import { birthdayTime, isOldEnough } from '../access/register';

export interface ProfileFieldText {
  name: string;
  value: string;
}

/** The bytes of a picture and the name of its form field; null removes the picture. */
export type NewPicture = { bytes: Buffer; name: string } | null;

/** Changes of an account by its owner; what is left out stays. */
export interface ProfileChange {
  displayName?: string;
  note?: string;
  fields?: ProfileFieldText[];
  avatar?: NewPicture;
  header?: NewPicture;
  background?: NewPicture;
  avatarDescription?: string;
  headerDescription?: string;
  /** `YYYY-MM-DD`; empty removes it. */
  birthday?: string;
  /** Merged over the stored settings, client by client. */
  settingsStore?: SettingsStore;
  /** Flags and texts that are stored as given. */
  account: AccountChange;
  identity: IdentityChange;
}

const tooLong = (what: string) => problem(413, `${what} is too long`);
const invalid = () => problem(403, 'Invalid request');

function checkFields({ settings }: Server, fields: ProfileFieldText[]): ProfileFieldText[] {
  const { max, nameLength, valueLength } = settings.fields;
  const named = fields.filter(({ name }) => name !== '');
  if (named.length > max) throw problem(413, 'Too many field entries');
  const isOver = ({ name, value }: ProfileFieldText) =>
    isLongerThan([name], nameLength) || isLongerThan([value], valueLength);
  if (named.some(isOver)) throw problem(413, 'One or more field entries are too long');
  return named;
}

/** Stores a picture. Whether the file is a picture is not checked. */
function storePicture(server: Server, picture: NewPicture, limit: number): string | null {
  if (picture === null) return null;
  if (picture.bytes.length > limit) throw problem(413, 'File is too large');
  return server.uploads.store(picture.bytes, picture.name);
}

function checkTexts({ settings }: Server, change: ProfileChange): void {
  const { nameLimit, noteLimit, descriptionLimit } = settings;
  const limits: [string | undefined, number, string][] = [
    [change.displayName, nameLimit, 'Name'],
    [change.note, noteLimit, 'Bio'],
    [change.avatarDescription, descriptionLimit, 'Avatar description'],
    [change.headerDescription, descriptionLimit, 'Banner description'],
  ];
  for (const [text, limit, what] of limits) {
    if (text !== undefined && isLongerThan([text], limit)) throw tooLong(what);
  }
}

function checkBirthday(server: Server, birthday: string): string | null {
  if (birthday === '') {
    if (server.settings.birthdayRequired) throw invalid();
    return null;
  }
  if (birthdayTime(birthday) === null || !isOldEnough(server, birthday)) throw invalid();
  return birthday;
}

function accountChange(server: Server, account: AccountRow, change: ProfileChange): AccountChange {
  const result: AccountChange = { ...change.account };
  const { settings } = server;
  if (change.displayName !== undefined) result.display_name = change.displayName || account.username;
  if (change.note !== undefined) {
    const resolve = (name: string) => findAccountByName(server.db, name, server.host());
    result.note = composeContent(change.note, 'text/plain', resolve).html;
    result.note_source = change.note;
  }
  if (change.fields) result.fields = JSON.stringify(checkFields(server, change.fields));
  if (change.birthday !== undefined) result.birthday = checkBirthday(server, change.birthday);
  if (change.avatar !== undefined) result.avatar = storePicture(server, change.avatar, settings.avatarLimit);
  if (change.header !== undefined) result.header = storePicture(server, change.header, settings.headerLimit);
  if (change.settingsStore) {
    const store = settingsStoreOf(server.db, account, server.now());
    result.settings_store = JSON.stringify({ ...store, ...change.settingsStore });
  }
  return result;
}

function identityChange(server: Server, change: ProfileChange): IdentityChange {
  const result: IdentityChange = { ...change.identity };
  if (change.avatarDescription !== undefined) result.avatar_description = change.avatarDescription;
  if (change.headerDescription !== undefined) result.header_description = change.headerDescription;
  if (change.background !== undefined) {
    result.background = storePicture(server, change.background, server.settings.backgroundLimit);
  }
  return result;
}

/** Changes a profile: everything, or nothing when one part is invalid. */
export function updateAccount(server: Server, account: AccountRow, change: ProfileChange): void {
  checkTexts(server, change);
  const forAccount = accountChange(server, account, change);
  const forIdentity = identityChange(server, change);
  server.db.transaction(() => {
    changeAccount(server.db, account.id, forAccount);
    if (change.settingsStore) dropSettingsBehindCache(server.db, account.id);
    changeIdentity(server.db, account.id, forIdentity);
  });
}

const TAG_PREFIX = 'mrf_tag:';

/** Whether the staff has applied a measure (a tag) to an account. */
function hasMeasure(server: Server, { id }: AccountRow, measure: string): boolean {
  return tagsOf(server.db, id).includes(TAG_PREFIX + measure);
}

/** The effects of the staff's measures on a new status of an account. */
export interface PostMeasures {
  stripsMedia: boolean;
  /** Statuses with media are sensitive, whatever the author chose. */
  forcesSensitive: boolean;
  scope: (requested: Visibility) => Visibility;
}

export function postMeasures(server: Server, author: AccountRow): PostMeasures {
  const isSandboxed = hasMeasure(server, author, 'sandbox');
  const isUnlisted = hasMeasure(server, author, 'force-unlisted');
  return {
    stripsMedia: hasMeasure(server, author, 'media-strip'),
    forcesSensitive: hasMeasure(server, author, 'media-force-nsfw'),
    scope(requested) {
      if (isSandboxed && (requested === 'public' || requested === 'unlisted')) return 'private';
      return isUnlisted && requested === 'public' ? 'unlisted' : requested;
    },
  };
}

/** Whether a measure of the staff keeps `actor` from following `target`. */
export function mayNotFollow(server: Server, actor: AccountRow, target: AccountRow): boolean {
  if (hasMeasure(server, target, 'disable-any-subscription')) return true;
  return actor.host !== null && hasMeasure(server, target, 'disable-remote-subscription');
}
