import { get } from '../../call';
import type { AccountId } from '../../model/ids';
import { required } from '../../schema/read';
import { readModerationLog } from '../../schema/staff/moderation-log';

export interface ModerationLogQuery {
  /** Who did it; null: anybody. */
  readonly actor: AccountId | null;
  /** Part of the message. */
  readonly search: string;
  /** Times with their zone; null: no bound. */
  readonly from: string | null;
  readonly until: string | null;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** GET /api/v1/pleroma/admin/moderation_log: newest first, with the number of all entries that match. */
export const moderationLog = ({ actor, search, from, until, page, pageSize }: ModerationLogQuery) =>
  get('/api/v1/pleroma/admin/moderation_log', required(readModerationLog, 'log'), {
    feature: 'staffOfPleroma',
    query: {
      user_id: actor,
      search: search || undefined,
      start_date: from,
      end_date: until,
      page,
      page_size: pageSize,
    },
  });
