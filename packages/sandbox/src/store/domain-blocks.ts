import type { Database } from './database';

/** The hosts that an account blocks, in alphabetical order. */
export function findDomainBlocks(db: Database, accountId: string): string[] {
  const rows = db.all<{ domain: string }>(
    'select domain from domain_blocks where account_id = ? order by domain',
    accountId,
  );
  return rows.map((row) => row.domain);
}

export interface DomainBlock {
  accountId: string;
  domain: string;
}

export function addDomainBlock(db: Database, { accountId, domain, at }: DomainBlock & { at: number }): void {
  db.run(
    'insert or ignore into domain_blocks (account_id, domain, created_at) values (?, ?, ?)',
    accountId,
    domain,
    at,
  );
}

export function removeDomainBlock(db: Database, { accountId, domain }: DomainBlock): void {
  db.run('delete from domain_blocks where account_id = ? and domain = ?', accountId, domain);
}
