import type { Call } from './call';
import type { OwnAccount } from './model/account';
import { readOwnAccount } from './schema/own-account';
import { required } from './schema/required';

/** GET /api/v1/accounts/verify_credentials. A missing or invalid token: 403, on other servers 401. */
export function verifyCredentials(): Call<OwnAccount> {
  return {
    method: 'GET',
    path: '/api/v1/accounts/verify_credentials',
    read: required(readOwnAccount, 'own account'),
  };
}
