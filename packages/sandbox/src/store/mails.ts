import type { Database } from './database';

export type MailKind =
  | 'confirmation'
  | 'approval_pending'
  | 'approval_request'
  | 'successful_registration'
  | 'password_reset'
  | 'email_changed'
  | 'invitation';

export interface MailRow {
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
