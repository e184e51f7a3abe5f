import { logPeople } from '../../actions/log-staff';
import { renderAccount } from '../../render/account';
import { staffRoutes } from '../../server/access';
import { answer } from '../../server/answer';
import { Problem } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import { hashPassword, newSecret } from '../../server/secrets';
import { changeAccount, findAccountByEmail } from '../../store/accounts/accounts';
import { changeIdentity, findIdentity } from '../../store/accounts/identities';
import { accountOfPath } from './people';

const ACTOR_TYPES = ['Person', 'Service', 'Group', 'Application', 'Organization'];

function show(call: Call): Response {
  const { server } = call;
  const row = accountOfPath(call);
  const identity = findIdentity(server.db, row.id);
  const account = renderAccount(server, row, null);
  return answer({
    id: row.id,
    nickname: row.username,
    name: row.display_name,
    email: row.email,
    bio: row.note_source,
    actor_type: row.actor_type,
    avatar: account.avatar,
    banner: account.header,
    background: null,
    fields: account.fields,
    raw_fields: account.source.fields,
    default_scope: row.default_scope,
    is_locked: row.locked === 1,
    is_discoverable: row.discoverable === 1,
    hide_favorites: row.hide_favorites === 1,
    hide_followers: row.hide_followers === 1,
    hide_followers_count: row.hide_followers_count === 1,
    hide_follows: row.hide_follows === 1,
    hide_follows_count: row.hide_follows_count === 1,
    no_rich_text: identity.no_rich_text === 1,
    show_role: identity.show_role === 1,
    skip_thread_containment: identity.skip_thread_containment === 1,
    allow_following_move: identity.allow_following_move === 1,
    pleroma_settings_store: {},
  });
}

const fieldError = (field: string, message: string) => new Problem(400, { errors: { [field]: message } });

/** Changes what is given. With a new password, the person has to choose another one before they can log in. */
function change(call: Call): Response {
  const { server, params } = call;
  const row = accountOfPath(call);
  const [email, name, password, actorType] = ['email', 'name', 'password', 'actor_type'].map((key) =>
    params.text(key),
  );
  if (email !== undefined && !/^[^@\s]+@[^@\s]+$/.test(email))
    throw fieldError('email', 'has invalid format');
  if (email !== undefined && (findAccountByEmail(server.db, email)?.id ?? row.id) !== row.id)
    throw fieldError('email', 'has already been taken');
  if (password === '') throw fieldError('password', "can't be blank");
  if (actorType !== undefined && !ACTOR_TYPES.includes(actorType))
    throw fieldError('actor_type', 'is invalid');
  changeAccount(server.db, row.id, {
    ...(email !== undefined && { email }),
    ...(name !== undefined && { display_name: name }),
    ...(actorType !== undefined && { actor_type: actorType }),
    ...(password !== undefined && { password_hash: hashPassword(password, newSecret()) }),
  });
  if (password !== undefined) changeIdentity(server.db, row.id, { must_reset: 1 });
  logPeople(call, { action: 'updated_users', verb: 'updated users' }, [row]);
  logPeople(call, { action: 'force_password_reset', verb: 'forced password reset for users' }, [row]);
  return answer({ status: 'success' });
}

const requirement = 'users_manage_credentials';

export const staffCredentialRoutes: Route[] = staffRoutes('/api/v1/pleroma/admin/users', [
  {
    endpoint: 'GET /:nickname/credentials',
    access: user('admin:read:accounts'),
    requirement,
    handle: show,
  },
  {
    endpoint: 'PATCH /:nickname/credentials',
    access: user('admin:write:accounts'),
    requirement,
    handle: change,
  },
]);
