import type { AccountRow } from '../store/accounts/accounts';
import type { Auth } from './authenticate';
import type { Server } from './server';
import type { Params } from './params';

/**
 * Who may use a route. `scopes` are alternatives.
 * - `open`: no check at all
 * - `public`: everybody; a token without the scope counts as none; closed on a private server
 * - `public-timeline`, `public-account`, `public-status`: as `public`, but with errors of their own on a private
 * server
 * - `user`: an account with one of the scopes
 */
export type Access =
  | { for: 'open' }
  | { for: 'public' | 'public-timeline' | 'public-account' | 'public-status'; scopes: string[] }
  | { for: 'user'; scopes: string[] };

export interface Call {
  server: Server;
  request: Request;
  url: URL;
  /** Named parts of the path, decoded. */
  path: Record<string, string>;
  params: Params;
  auth: Auth;
  /** The viewer's account; null for a visitor. */
  viewer: AccountRow | null;
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` parts. */
  path: string;
  access: Access;
  handle(call: Call): Response | Promise<Response>;
}

export const OPEN: Access = { for: 'open' };
export const user = (...scopes: string[]): Access => ({ for: 'user', scopes });
export const publicly = (...scopes: string[]): Access => ({ for: 'public', scopes });
