import type { Database } from '../database';

export interface CaptchaRow {
  token: string;
  kind: string;
  solution: string;
  answer_data: string;
  expires_at: number;
  used: number;
}

export function insertCaptcha(db: Database, row: Omit<CaptchaRow, 'used'>): void {
  db.run(
    'insert into captchas (token, kind, solution, answer_data, expires_at, used) values (?, ?, ?, ?, ?, 0)',
    row.token,
    row.kind,
    row.solution,
    row.answer_data,
    row.expires_at,
  );
}

export function findCaptcha(db: Database, token: string): CaptchaRow | undefined {
  return db.one<CaptchaRow>('select * from captchas where token = ?', token);
}

/** Finds a captcha by a digest of its token, which is the name of its picture. */
export function findCaptchaByData(db: Database, answerData: string): CaptchaRow | undefined {
  return db.one<CaptchaRow>('select * from captchas where answer_data = ?', answerData);
}

export function markCaptchaUsed(db: Database, token: string): void {
  db.run('update captchas set used = 1 where token = ?', token);
}

/** Captchas that are not answered yet, newest last: for the control door. */
export function openCaptchas(db: Database): CaptchaRow[] {
  return db.all<CaptchaRow>('select * from captchas where used = 0 order by expires_at');
}

export interface InviteRow {
  id: number;
  token: string;
  used: number;
  uses: number;
  max_use: number | null;
  /** `YYYY-MM-DD`: valid until the end of that day. */
  expires_at: string | null;
}

export function insertInvite(
  db: Database,
  { token, max_use, expires_at }: Pick<InviteRow, 'token' | 'max_use' | 'expires_at'>,
): InviteRow {
  const { lastId } = db.run(
    'insert into invites (token, used, uses, max_use, expires_at) values (?, 0, 0, ?, ?)',
    token,
    max_use,
    expires_at,
  );
  return { id: lastId, token, used: 0, uses: 0, max_use, expires_at };
}

export function allInvites(db: Database): InviteRow[] {
  return db.all<InviteRow>('select * from invites order by id');
}

export function findInvite(db: Database, token: string): InviteRow | undefined {
  return db.one<InviteRow>('select * from invites where token = ?', token);
}

/**
 * Whether an invitation is valid. Without a number of uses and without a date it works once; with only a date, until
 * then.
 */
export function isInviteValid(invite: InviteRow, today: string): boolean {
  if (invite.used === 1 || (invite.expires_at !== null && invite.expires_at < today)) return false;
  return invite.max_use === null || invite.uses < invite.max_use;
}

export function consumeInvite(db: Database, invite: InviteRow): void {
  const uses = invite.uses + 1;
  const isUsedUp = invite.max_use === null ? invite.expires_at === null : uses >= invite.max_use;
  db.run('update invites set uses = ?, used = ? where id = ?', uses, isUsedUp ? 1 : 0, invite.id);
}

export function revokeInvite(db: Database, id: number): void {
  db.run('update invites set used = 1 where id = ?', id);
}

export type MailKind =
  | 'confirmation'
  | 'approval_pending'
  | 'approval_request'
  | 'successful_registration'
  | 'password_reset'
  | 'email_changed'
  | 'invitation';

interface MailRow {
  id: number;
  recipient: string;
  kind: MailKind;
  /** Relative to the root of this server; null for mails without a link. */
  link: string | null;
  sent_at: number;
}

export function insertMail(db: Database, mail: Omit<MailRow, 'id'>): void {
  db.run(
    'insert into mails (recipient, kind, link, sent_at) values (?, ?, ?, ?)',
    mail.recipient,
    mail.kind,
    mail.link,
    mail.sent_at,
  );
}

/** All mails, oldest first. */
export function allMails(db: Database): MailRow[] {
  return db.all<MailRow>('select * from mails order by id');
}

export interface PasswordResetRow {
  token: string;
  account_id: string;
  expires_at: number;
}

export function insertPasswordReset(db: Database, row: PasswordResetRow): void {
  db.run(
    'insert into password_resets (token, account_id, expires_at) values (?, ?, ?)',
    row.token,
    row.account_id,
    row.expires_at,
  );
}

export function findPasswordReset(db: Database, token: string, nowMs: number): PasswordResetRow | undefined {
  return db.one<PasswordResetRow>(
    'select * from password_resets where token = ? and expires_at > ?',
    token,
    nowMs,
  );
}

export function removePasswordReset(db: Database, token: string): void {
  db.run('delete from password_resets where token = ?', token);
}

/** A sign-in between its two steps: the password was right, the code of the second factor is missing. */
interface MfaTokenRow {
  hash: string;
  app_id: number;
  account_id: string;
  scopes: string;
  expires_at: number;
}

export function insertMfaToken(db: Database, row: MfaTokenRow): void {
  db.run(
    'insert into mfa_tokens (hash, app_id, account_id, scopes, expires_at) values (?, ?, ?, ?, ?)',
    row.hash,
    row.app_id,
    row.account_id,
    row.scopes,
    row.expires_at,
  );
}

export function findMfaToken(db: Database, hash: string, nowMs: number): MfaTokenRow | undefined {
  return db.one<MfaTokenRow>('select * from mfa_tokens where hash = ? and expires_at > ?', hash, nowMs);
}

export function removeMfaToken(db: Database, hash: string): void {
  db.run('delete from mfa_tokens where hash = ?', hash);
}
