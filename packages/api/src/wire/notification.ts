import type { WireAccount } from './account';
import type { WireStatus } from './status';

export interface WireNotification {
  id: string;
  group_key: string;
  type: string;
  created_at: string;
  account: WireAccount;
  pleroma: { is_muted: boolean; is_seen: boolean };
  status?: WireStatus | null;
  emoji?: string;
  emoji_url?: string | null;
  target?: WireAccount;
}

export type WireMarkers = Record<
  string,
  { last_read_id: string; version: number; updated_at: string; pleroma: { unread_count: number } }
>;
