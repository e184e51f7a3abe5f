import type { Here } from '../../server/here';
import { problem } from '../../server/problem';
import {
  type AccountChange,
  type AccountRow,
  changeAccount,
  findAccountByName,
  tagsOf,
} from '../../store/accounts/accounts';
import { type IdentityChange, changeIdentity } from '../../store/accounts/identities';
import { type SettingsStore, forgetHidden, settingsStoreOf } from '../../store/accounts/settings';
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

function checkFields({ settings }: Here, fields: ProfileFieldText[]): ProfileFieldText[] {
  const { max, nameLength, valueLength } = settings.fields;
  const named = fields.filter(({ name }) => name !== '');
  if (named.length > max) throw problem(413, 'Too many field entries');
  const isOver = ({ name, value }: ProfileFieldText) =>
    isLongerThan([name], nameLength) || isLongerThan([value], valueLength);
  if (named.some(isOver)) throw problem(413, 'One or more field entries are too long');
  return named;
}

/** Stores a picture. Whether the file is a picture is not checked. */
function keepPicture(here: Here, picture: NewPicture, limit: number): string | null {
  if (picture === null) return null;
  if (picture.bytes.length > limit) throw problem(413, 'File is too large');
  return here.uploads.keep(picture.bytes, picture.name);
}

function checkTexts({ settings }: Here, change: ProfileChange): void {
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

function checkBirthday(here: Here, birthday: string): string | null {
  if (birthday === '') {
    if (here.settings.birthdayRequired) throw invalid();
    return null;
  }
  if (birthdayTime(birthday) === null || !isOldEnough(here, birthday)) throw invalid();
  return birthday;
}

function accountChange(here: Here, account: AccountRow, change: ProfileChange): AccountChange {
  const result: AccountChange = { ...change.account };
  const { settings } = here;
  if (change.displayName !== undefined) result.display_name = change.displayName || account.username;
  if (change.note !== undefined) {
    const resolve = (name: string) => findAccountByName(here.db, name, here.host());
    result.note = composeContent(change.note, 'text/plain', resolve).html;
    result.note_source = change.note;
  }
  if (change.fields) result.fields = JSON.stringify(checkFields(here, change.fields));
  if (change.birthday !== undefined) result.birthday = checkBirthday(here, change.birthday);
  if (change.avatar !== undefined) result.avatar = keepPicture(here, change.avatar, settings.avatarLimit);
  if (change.header !== undefined) result.header = keepPicture(here, change.header, settings.headerLimit);
  if (change.settingsStore) {
    const store = settingsStoreOf(here.db, account, here.now());
    result.settings_store = JSON.stringify({ ...store, ...change.settingsStore });
  }
  return result;
}

function identityChange(here: Here, change: ProfileChange): IdentityChange {
  const result: IdentityChange = { ...change.identity };
  if (change.avatarDescription !== undefined) result.avatar_description = change.avatarDescription;
  if (change.headerDescription !== undefined) result.header_description = change.headerDescription;
  if (change.background !== undefined) {
    result.background = keepPicture(here, change.background, here.settings.backgroundLimit);
  }
  return result;
}

/** Changes a profile: everything, or nothing when one part is invalid. */
export function updateAccount(here: Here, account: AccountRow, change: ProfileChange): void {
  checkTexts(here, change);
  const forAccount = accountChange(here, account, change);
  const forIdentity = identityChange(here, change);
  here.db.transaction(() => {
    changeAccount(here.db, account.id, forAccount);
    if (change.settingsStore) forgetHidden(here.db, account.id);
    changeIdentity(here.db, account.id, forIdentity);
  });
}

const PREFIX = 'mrf_tag:';

/** Whether the staff has applied a measure (a tag) to an account. */
function has(here: Here, { id }: AccountRow, measure: string): boolean {
  return tagsOf(here.db, id).includes(PREFIX + measure);
}

/** The effects of the staff's measures on a new status of an account. */
export interface PostMeasures {
  stripsMedia: boolean;
  /** Statuses with media are sensitive, whatever the author chose. */
  forcesSensitive: boolean;
  scope: (wished: Visibility) => Visibility;
}

export function postMeasures(here: Here, author: AccountRow): PostMeasures {
  const isSandboxed = has(here, author, 'sandbox');
  const isUnlisted = has(here, author, 'force-unlisted');
  return {
    stripsMedia: has(here, author, 'media-strip'),
    forcesSensitive: has(here, author, 'media-force-nsfw'),
    scope(wished) {
      if (isSandboxed && (wished === 'public' || wished === 'unlisted')) return 'private';
      return isUnlisted && wished === 'public' ? 'unlisted' : wished;
    },
  };
}

/** Whether a measure of the staff keeps `actor` from following `target`. */
export function mayNotFollow(here: Here, actor: AccountRow, target: AccountRow): boolean {
  if (has(here, target, 'disable-any-subscription')) return true;
  return actor.host !== null && has(here, target, 'disable-remote-subscription');
}
