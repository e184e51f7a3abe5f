import { type Body, type Call, type Parameter, del, get, json, patch, post, put } from '../call';
import type { ActorType } from '../model/account';
import type { QuotePolicy } from '../model/status';
import { readSecurityAnswer } from '../schema/own/security-answer';
import { readOwnAccount } from '../schema/own/own-account';
import {
  readAliases,
  readOwnProfile,
  readProfileFacts,
  readReadingPreferences,
} from '../schema/own/own-profile';
import { required } from '../schema/read';

/** A picture to upload, or `remove` to have none. */
export type PictureChange = Blob | 'remove';

/** A change of the profile; missing fields stay as they are. */
export interface ProfileChange {
  displayName?: string;
  note?: string;
  fields?: readonly { name: string; value: string }[];
  avatar?: PictureChange;
  header?: PictureChange;
  background?: PictureChange;
  avatarDescription?: string;
  headerDescription?: string;
  locked?: boolean;
  discoverable?: boolean;
  actorType?: ActorType;
  defaultScope?: string;
  sensitiveByDefault?: boolean;
  /** A language tag; empty for none. */
  defaultLanguage?: string;
  quotePolicy?: QuotePolicy;
  /** `YYYY-MM-DD`; empty removes it. */
  birthday?: string;
  showBirthday?: boolean;
  showRole?: boolean;
  noRichText?: boolean;
  hideFollowers?: boolean;
  hideFollows?: boolean;
  hideFollowersCount?: boolean;
  hideFollowsCount?: boolean;
  hideFavourites?: boolean;
  acceptsChatMessages?: boolean;
  allowFollowingMove?: boolean;
  skipThreadContainment?: boolean;
  alsoKnownAs?: readonly string[];
  /** The language of mails, in the server's spelling. */
  language?: string;
  /** Merged into the stored settings, by application. */
  settingsStore?: Readonly<Record<string, unknown>>;
}

/** Field name of a change → name on the wire. */
const NAMES = {
  displayName: 'display_name',
  note: 'note',
  avatarDescription: 'avatar_description',
  headerDescription: 'header_description',
  locked: 'locked',
  discoverable: 'discoverable',
  actorType: 'actor_type',
  defaultScope: 'default_scope',
  birthday: 'birthday',
  showBirthday: 'show_birthday',
  showRole: 'show_role',
  noRichText: 'no_rich_text',
  hideFollowers: 'hide_followers',
  hideFollows: 'hide_follows',
  hideFollowersCount: 'hide_followers_count',
  hideFollowsCount: 'hide_follows_count',
  hideFavourites: 'hide_favorites',
  acceptsChatMessages: 'accepts_chat_messages',
  allowFollowingMove: 'allow_following_move',
  skipThreadContainment: 'skip_thread_containment',
  language: 'language',
} as const satisfies Partial<Record<keyof ProfileChange, string>>;

function plainFields(change: ProfileChange): Record<string, string | boolean> {
  const given: Readonly<Record<string, unknown>> = { ...change };
  const fields: Record<string, string | boolean> = {};
  for (const [ours, theirs] of Object.entries(NAMES)) {
    const value = given[ours];
    if (typeof value === 'string' || typeof value === 'boolean') fields[theirs] = value;
  }
  return fields;
}

/** The posting defaults, under `source`, where servers other than Pleroma read them. */
function sourceOf(change: ProfileChange): object {
  const { defaultScope, sensitiveByDefault, defaultLanguage, quotePolicy } = change;
  return {
    ...(defaultScope !== undefined && { privacy: defaultScope }),
    ...(sensitiveByDefault !== undefined && { sensitive: sensitiveByDefault }),
    ...(defaultLanguage !== undefined && { language: defaultLanguage }),
    ...(quotePolicy !== undefined && { quote_policy: quotePolicy }),
  };
}

function pictures({ avatar, header, background }: ProfileChange): { name: string; picture: PictureChange }[] {
  const given = { avatar, header, pleroma_background_image: background };
  return Object.entries(given).flatMap(([name, picture]) =>
    picture === undefined ? [] : [{ name, picture }],
  );
}

/** A multipart body, which pictures require: nested values are spelled as form fields. */
function multipart(change: ProfileChange, files: Record<string, Blob>): Body {
  const fields: Record<string, Parameter> = plainFields(change);
  change.fields?.forEach(({ name, value }, index) => {
    fields[`fields_attributes[${index}][name]`] = name;
    fields[`fields_attributes[${index}][value]`] = value;
  });
  if (change.alsoKnownAs) fields['also_known_as'] = change.alsoKnownAs;
  return { kind: 'multipart', fields, files };
}

function plainBody(change: ProfileChange): Body {
  const value: Record<string, unknown> = plainFields(change);
  for (const { name } of pictures(change)) value[name] = '';
  if (change.fields) value['fields_attributes'] = change.fields;
  if (change.alsoKnownAs) value['also_known_as'] = change.alsoKnownAs;
  const source = sourceOf(change);
  if (Object.keys(source).length > 0) value['source'] = source;
  // Not every server reads `actor_type`; those that do prefer it to `bot`.
  if (change.actorType !== undefined) value['bot'] = change.actorType === 'Service';
  if (change.settingsStore) value['pleroma_settings_store'] = change.settingsStore;
  return json(value);
}

/**
 * PATCH /api/v1/accounts/update_credentials. Sent as JSON, unless it includes a picture; then the settings store and
 * pictures to be removed need a separate call. Too long or too large: 413 with the server's sentence; other invalid
 * values: 403.
 */
export const updateProfile = (change: ProfileChange) =>
  updateCredentials(change, required(readOwnAccount, 'own account'));

/** Like `updateProfile`, but returns everything in the response: what the server has stored. */
export const saveProfile = (change: ProfileChange) =>
  updateCredentials(change, required(readProfileFacts, 'own profile'));

function updateCredentials<T>(change: ProfileChange, read: (json: unknown) => T): Call<T> {
  const files = Object.fromEntries(
    pictures(change).flatMap(({ name, picture }) => (picture === 'remove' ? [] : [[name, picture]])),
  );
  return patch('/api/v1/accounts/update_credentials', read, {
    // The settings store only keeps its types in JSON.
    ...(change.settingsStore === undefined && { asForm: 'profileAsForm' }),
    body: Object.keys(files).length > 0 ? multipart(change, files) : plainBody(change),
  });
}

const verifyPath = '/api/v1/accounts/verify_credentials';

/** GET /api/v1/accounts/verify_credentials: the part of the account that only its owner sees. */
export const ownProfile = () => get(verifyPath, required(readOwnProfile, 'own profile'));

/** GET /api/v1/accounts/verify_credentials: the account with the part that only its owner sees. */
export const profileFacts = () => get(verifyPath, required(readProfileFacts, 'own profile'));

/** GET /api/v1/preferences. */
export const readingPreferences = () =>
  get('/api/v1/preferences', required(readReadingPreferences, 'preferences'), {
    feature: 'preferences',
  });

const path = '/api/pleroma/aliases';

/** GET /api/pleroma/aliases: other accounts of the same person, as `name@host`. */
export const aliases = () =>
  get(path, required(readAliases, 'aliases'), { feature: 'aliases', notFound: 'route' });

/** PUT and DELETE /api/pleroma/aliases. An unknown name gives an error with status 200. */
export const setAlias = (name: string, on: boolean) =>
  (on ? put : del)(path, required(readSecurityAnswer, 'answer of the aliases'), {
    body: json({ alias: name }),
    feature: 'aliases',
  });

/** POST /api/pleroma/move_account. The target account must already have this one as an alias. */
export const moveAccount = (password: string, target: string) =>
  post('/api/pleroma/move_account', required(readSecurityAnswer, 'answer of moving'), {
    body: json({ password, target_account: target }),
    feature: 'moveAccount',
  });

/**
 * PUT /api/pleroma/notification_settings, with the parameters in the query: servers ignore a body and answer with
 * success.
 */
export const setNotificationSettings = (settings: { blockFromStrangers: boolean; hideContents: boolean }) =>
  put(
    '/api/pleroma/notification_settings',
    required(readSecurityAnswer, 'answer of the notification settings'),
    {
      feature: 'notificationSettings',
      query: {
        block_from_strangers: settings.blockFromStrangers,
        hide_notification_contents: settings.hideContents,
      },
    },
  );
