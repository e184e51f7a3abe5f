import type { Here } from '../server/here';
import { insertMail, type MailKind } from '../store/mails';

interface Letter {
  to: string;
  kind: MailKind;
  /** Relative to the root of this server. */
  link?: string;
}

/** Stores a mail; none leaves this machine. The control door lists them. */
export function sendMail(here: Here, { to, kind, link }: Letter): void {
  insertMail(here.db, { recipient: to, kind, link: link ?? null, sent_at: here.now() });
}
