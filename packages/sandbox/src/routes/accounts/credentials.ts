import { birthdayTime } from '../../actions/access/register';
import {
  type NewPicture,
  type ProfileChange,
  type ProfileFieldText,
  updateAccount,
} from '../../actions/people/update-account';
import { renderOwnAccount } from '../../render/account';
import { signedIn } from '../../server/access';
import { answer } from '../../server/answer';
import type { Server } from '../../server/server';
import { type ParamTree, type ParamValue, type Params, isTree } from '../../server/params';
import { crash, invalidRequest, problem } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import { chatToken } from '../../server/secrets';
import { type AccountChange, findAccount } from '../../store/accounts/accounts';
import type { IdentityChange } from '../../store/accounts/identities';
import { ORIGIN_MARK } from '../../text/plain-text';

const SCOPES = new Set(['public', 'unlisted', 'local', 'private', 'direct']);
const ACTOR_TYPES = new Set(['Person', 'Service', 'Group']);

/** Flags by their names on the wire, with the column of each. */
const ACCOUNT_FLAGS: Record<string, keyof AccountChange> = {
  locked: 'locked',
  discoverable: 'discoverable',
  hide_followers: 'hide_followers',
  hide_follows: 'hide_follows',
  hide_followers_count: 'hide_followers_count',
  hide_follows_count: 'hide_follows_count',
  hide_favorites: 'hide_favorites',
  accepts_chat_messages: 'accepts_chat',
  show_birthday: 'show_birthday',
};
const IDENTITY_FLAGS: Record<string, keyof IdentityChange> = {
  no_rich_text: 'no_rich_text',
  show_role: 'show_role',
  skip_thread_containment: 'skip_thread_containment',
  allow_following_move: 'allow_following_move',
  default_sensitive: 'default_sensitive',
};

function flagsOf(params: Params, names: Record<string, string>): Record<string, number> {
  const isSet = (value: ParamValue | undefined) => value !== undefined && value !== null && value !== '';
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, column]) =>
      isSet(params.tree[name]) ? [[column, params.flag(name) ? 1 : 0]] : [],
    ),
  );
}

async function readPicture(value: ParamValue | undefined): Promise<NewPicture | undefined> {
  if (value === '') return null;
  if (!(value instanceof File)) return undefined;
  return { bytes: Buffer.from(await value.arrayBuffer()), name: value.name };
}

function readFields(value: ParamValue | undefined): ProfileFieldText[] | undefined {
  if (value === undefined || value === null) return undefined;
  const rows = Array.isArray(value) ? value : isTree(value) ? Object.values(value) : [];
  const text = (row: ParamTree, key: string) => (typeof row[key] === 'string' ? row[key] : '');
  return rows.flatMap((row) => (isTree(row) ? [{ name: text(row, 'name'), value: text(row, 'value') }] : []));
}

function readScope(params: Params): string | undefined {
  const nested = params.nested('source')['privacy'];
  const scope = params.text('default_scope') ?? (typeof nested === 'string' ? nested : undefined);
  if (scope === undefined || SCOPES.has(scope)) return scope;
  throw crash();
}

/** The birthday; throws on an invalid one. */
function readBirthday(params: Params): string | undefined {
  const birthday = params.text('birthday');
  if (birthday === undefined || birthday === '' || birthdayTime(birthday) !== null) return birthday;
  throw invalidRequest([{ field: 'birthday', message: 'Invalid format. Expected :date' }]);
}

/** The actor type; `actor_type` overrides `bot`; an unknown one crashes the real server. */
function readActorType(params: Params): string | undefined {
  const actorType = params.text('actor_type');
  if (actorType !== undefined) {
    if (!ACTOR_TYPES.has(actorType)) throw crash();
    return actorType;
  }
  const { bot } = params.tree;
  if (bot === undefined || bot === null || bot === '') return undefined;
  return params.flag('bot') ? 'Service' : 'Person';
}

function readAliases(server: Server, params: Params): string | undefined {
  const value = params.tree['also_known_as'];
  if (value === undefined || value === null) return undefined;
  const aliases = params.texts('also_known_as');
  if (!aliases.every((alias) => URL.canParse(alias))) throw problem(403, 'Invalid request');
  return JSON.stringify(aliases.map((alias) => alias.replace(server.origin(), ORIGIN_MARK)));
}

/** Removes undefined values. */
function withoutUndefined<T extends object>(change: { [Key in keyof T]: T[Key] | undefined }): Partial<T> {
  const entries = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<T>;
}

/** The parameters of `update_credentials`; null counts as absent. */
async function readProfileChange(server: Server, params: Params): Promise<ProfileChange> {
  const { tree } = params;
  const store = tree['pleroma_settings_store'];
  return {
    ...withoutUndefined<Omit<ProfileChange, 'account' | 'identity'>>({
      displayName: params.text('display_name'),
      note: params.text('note'),
      fields: readFields(tree['fields_attributes']),
      avatar: await readPicture(tree['avatar']),
      header: await readPicture(tree['header']),
      background: await readPicture(tree['pleroma_background_image']),
      avatarDescription: params.text('avatar_description'),
      headerDescription: params.text('header_description'),
      birthday: readBirthday(params),
      settingsStore: isTree(store) ? store : undefined,
    }),
    account: {
      ...flagsOf(params, ACCOUNT_FLAGS),
      ...withoutUndefined<AccountChange>({
        default_scope: readScope(params),
        actor_type: readActorType(params),
      }),
    },
    identity: {
      ...flagsOf(params, IDENTITY_FLAGS),
      ...withoutUndefined<IdentityChange>({
        language: params.text('language'),
        default_language: params.text('default_language'),
        quote_policy: params.text('quote_policy'),
        also_known_as: readAliases(server, params),
      }),
    },
  };
}

function verify({ server, viewer }: Call): Response {
  const row = signedIn(viewer);
  const account = renderOwnAccount(server, row);
  const chat_token = chatToken(row.id, server.now());
  return answer({ ...account, pleroma: { ...account.pleroma, chat_token } });
}

/**
 * Changes the account. Starts from the row as it was when the request arrived: of two requests at once the later one
 * undoes the other.
 */
async function update({ server, params, viewer }: Call): Promise<Response> {
  const row = signedIn(viewer);
  const change = await readProfileChange(server, params);
  const { profileUpdateMs } = server.settings;
  if (profileUpdateMs > 0) await new Promise((resolve) => setTimeout(resolve, profileUpdateMs));
  updateAccount(server, row, change);
  return answer(renderOwnAccount(server, findAccount(server.db, row.id) ?? row));
}

/** Must come before the account routes: their `:id` would match these names. */
export const credentialRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/v1/accounts/verify_credentials',
    access: user('read:accounts'),
    handle: verify,
  },
  {
    method: 'PATCH',
    path: '/api/v1/accounts/update_credentials',
    access: user('write:accounts'),
    handle: update,
  },
];
