import type { Here } from '../server/here';
import { insertMail, type MailKind } from '../store/mails';

interface Letter {
  to: string;
  kind: MailKind;
  /** From the root of this server. */
  link?: string;
}

/** Nothing leaves this machine: letters are kept, and the control door reads them. */
export function sendMail(here: Here, { to, kind, link }: Letter): void {
  insertMail(here.db, { recipient: to, kind, link: link ?? null, sent_at: here.now() });
}
