import type { OAuthApp, Token } from '../model/oauth';
import { isObject, readText } from './read';

/** Characters allowed in a header. A token with a line break would make every later call fail. */
const headerSafe = /^[\x21-\x7e]{1,8192}$/;

export function readApp(json: unknown): OAuthApp | undefined {
  if (!isObject(json)) return undefined;
  const clientId = readText(json, 'client_id');
  const clientSecret = readText(json, 'client_secret');
  return clientId === '' || clientSecret === '' ? undefined : { clientId, clientSecret };
}

export function readToken(json: unknown): Token | undefined {
  if (!isObject(json)) return undefined;
  const accessToken = readText(json, 'access_token');
  return headerSafe.test(accessToken) ? { accessToken, scope: readText(json, 'scope') } : undefined;
}
