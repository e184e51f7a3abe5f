import type { Call } from './call';
import type { SecurityAnswer } from './model/security';
import { readAliases } from './schema/aliases';
import { required } from './schema/required';
import { readSecurityAnswer } from './schema/security';

const path = '/api/pleroma/aliases';

/** GET /api/pleroma/aliases: other accounts of the same person, as `name@host`. */
export function aliases(): Call<readonly string[]> {
  return {
    method: 'GET',
    path,
    feature: 'aliases',
    notFound: 'route',
    read: required(readAliases, 'aliases'),
  };
}

/** PUT and DELETE /api/pleroma/aliases. An unknown name gives an error with status 200. */
export function setAlias(name: string, on: boolean): Call<SecurityAnswer> {
  return {
    method: on ? 'PUT' : 'DELETE',
    path,
    body: { kind: 'json', value: { alias: name } },
    feature: 'aliases',
    read: required(readSecurityAnswer, 'answer of the aliases'),
  };
}

/** POST /api/pleroma/move_account. The target account must already have this one as an alias. */
export function moveAccount(password: string, target: string): Call<SecurityAnswer> {
  return {
    method: 'POST',
    path: '/api/pleroma/move_account',
    body: { kind: 'json', value: { password, target_account: target } },
    feature: 'moveAccount',
    read: required(readSecurityAnswer, 'answer of moving'),
  };
}
