import type { Database } from '../database';
import { Conditions } from '../page';

export interface AppRow {
  id: number;
  name: string;
  client_id: string;
  client_secret: string;
  redirect_uris: string;
  scopes: string;
  website: string | null;
  /** Listed apart from the others; people are not asked whether they trust it. */
  trusted: number;
}

export interface TokenRow {
  id: number;
  hash: string;
  refresh_hash: string;
  app_id: number;
  /** Null: the token belongs to an application, not to an account. */
  account_id: string | null;
  scopes: string;
  created_at: number;
  expires_at: number;
}

export interface CodeRow {
  hash: string;
  app_id: number;
  account_id: string;
  redirect_uri: string;
  scopes: string;
  expires_at: number;
  /** The PKCE challenge (S256); empty for none. */
  challenge: string;
}

export function insertApp(
  db: Database,
  app: Omit<AppRow, 'id' | 'trusted'> & Partial<Pick<AppRow, 'trusted'>>,
): number {
  return db.run(
    'insert into apps (name, client_id, client_secret, redirect_uris, scopes, website, trusted) values (?, ?, ?, ?, ?, ?, ?)',
    app.name,
    app.client_id,
    app.client_secret,
    app.redirect_uris,
    app.scopes,
    app.website,
    app.trusted ?? 0,
  ).lastId;
}

export function findAppByClientId(db: Database, clientId: string): AppRow | undefined {
  return db.one<AppRow>('select * from apps where client_id = ?', clientId);
}

export function findApp(db: Database, id: number): AppRow | undefined {
  return db.one<AppRow>('select * from apps where id = ?', id);
}

export interface AppQuery {
  /** The whole name. */
  name: string | null;
  clientId: string | null;
  trusted: boolean;
  limit: number;
  offset: number;
}

export function findApps(db: Database, { name, clientId, trusted, limit, offset }: AppQuery): AppRow[] {
  const conditions = new Conditions();
  conditions.and('trusted = ?', trusted ? 1 : 0);
  if (name !== null) conditions.and('name = ?', name);
  if (clientId !== null) conditions.and('client_id = ?', clientId);
  return db.all<AppRow>(
    `select * from apps ${conditions.where} order by id limit ? offset ?`,
    ...conditions.values,
    limit,
    offset,
  );
}

export const countApps = (db: Database): number =>
  db.one<{ n: number }>('select count(*) as n from apps')?.n ?? 0;

export function changeApp(
  db: Database,
  id: number,
  app: Omit<AppRow, 'id' | 'client_id' | 'client_secret'>,
): void {
  db.run(
    'update apps set name = ?, redirect_uris = ?, scopes = ?, website = ?, trusted = ? where id = ?',
    app.name,
    app.redirect_uris,
    app.scopes,
    app.website,
    app.trusted,
    id,
  );
}

/** Removes an application with all of its tokens. */
export function removeApp(db: Database, id: number): void {
  for (const table of ['tokens', 'codes']) db.run(`delete from ${table} where app_id = ?`, id);
  db.run('delete from apps where id = ?', id);
}

export function insertToken(db: Database, token: Omit<TokenRow, 'id'>): number {
  return db.run(
    `insert into tokens (hash, refresh_hash, app_id, account_id, scopes, created_at, expires_at)
     values (?, ?, ?, ?, ?, ?, ?)`,
    token.hash,
    token.refresh_hash,
    token.app_id,
    token.account_id,
    token.scopes,
    token.created_at,
    token.expires_at,
  ).lastId;
}

export function findTokenByHash(db: Database, hash: string): TokenRow | undefined {
  return db.one<TokenRow>('select * from tokens where hash = ?', hash);
}

export function findTokenByRefreshHash(db: Database, hash: string): TokenRow | undefined {
  return db.one<TokenRow>('select * from tokens where refresh_hash = ?', hash);
}

/** All tokens of an account, oldest first. */
export function tokensOf(db: Database, accountId: string): TokenRow[] {
  return db.all<TokenRow>('select * from tokens where account_id = ? order by id', accountId);
}

export function removeToken(db: Database, id: number): void {
  db.run('delete from tokens where id = ?', id);
}

/** Expires the tokens of one account, or of all. */
export function expireTokens(db: Database, nowMs: number, accountId: string | null): number {
  return accountId === null
    ? db.run('update tokens set expires_at = ?', nowMs).changes
    : db.run('update tokens set expires_at = ? where account_id = ?', nowMs, accountId).changes;
}

export function insertCode(db: Database, code: CodeRow): void {
  db.run(
    'insert into codes (hash, app_id, account_id, redirect_uri, scopes, expires_at, challenge) values (?, ?, ?, ?, ?, ?, ?)',
    code.hash,
    code.app_id,
    code.account_id,
    code.redirect_uri,
    code.scopes,
    code.expires_at,
    code.challenge,
  );
}

/** Reads and deletes an authorization code: it works once. */
export function consumeCode(db: Database, hash: string): CodeRow | undefined {
  const code = db.one<CodeRow>('select * from codes where hash = ?', hash);
  if (code) db.run('delete from codes where hash = ?', hash);
  return code;
}
