import type { Status } from '@linnet/api';
import type { StatusRow } from './rows';

/** A status with ids in place of what it contains. */
export function statusRow({ account, repeatOf, quote, poll, ...own }: Status): StatusRow {
  return {
    ...own,
    accountId: account.id,
    repeatOfId: repeatOf?.id ?? null,
    quote: quote === null ? null : { state: quote.state, id: quote.status?.id ?? quote.id, url: quote.url },
    pollId: poll?.id ?? null,
    deleted: false,
  };
}
