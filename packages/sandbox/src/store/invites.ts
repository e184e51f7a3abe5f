import type { Database } from './database';

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
export function isInviteGood(invite: InviteRow, today: string): boolean {
  if (invite.used === 1 || (invite.expires_at !== null && invite.expires_at < today)) return false;
  return invite.max_use === null || invite.uses < invite.max_use;
}

export function spendInvite(db: Database, invite: InviteRow): void {
  const uses = invite.uses + 1;
  const last = invite.max_use === null ? invite.expires_at === null : uses >= invite.max_use;
  db.run('update invites set uses = ?, used = ? where id = ?', uses, last ? 1 : 0, invite.id);
}

export function revokeInvite(db: Database, id: number): void {
  db.run('update invites set used = 1 where id = ?', id);
}
