import type { WireTagHistory } from '@linnet/api/wire';
import type { Here } from '../../server/here';

const DAY = 86_400_000;
const DAYS = 7;

/** Uses of a hashtag and accounts that used it on each of the last seven days, newest day first. */
export function tagHistory({ db, now }: Pick<Here, 'db' | 'now'>, tag: string): WireTagHistory[] {
  const today = Math.floor(now() / DAY);
  return Array.from({ length: DAYS }, (_, ago) => {
    const begins = (today - ago) * DAY;
    const [counted] = db.all<{ uses: number; accounts: number }>(
      `select count(*) as uses, count(distinct s.account_id) as accounts
       from status_tags t join statuses s on s.id = t.status_id
       where t.tag = lower(?) and s.visibility = 'public' and s.created_at >= ? and s.created_at < ?`,
      tag,
      begins,
      begins + DAY,
    );
    const { uses = 0, accounts = 0 } = counted ?? {};
    return { day: String(begins / 1000), uses: String(uses), accounts: String(accounts) };
  });
}
