/** An account in the calls for staff. */
export interface WireAdminAccount {
  id: string;
  email: string | null;
  avatar: string;
  nickname: string;
  display_name: string;
  is_active: boolean;
  local: boolean;
  roles: { admin: boolean; moderator: boolean };
  tags: string[];
  is_confirmed: boolean;
  is_approved: boolean;
  is_suggested: boolean;
  url: string;
  registration_reason: string | null;
  actor_type: string;
  created_at: string;
}

export interface WireInvite {
  id: number;
  token: string;
  used: boolean;
  /** `YYYY-MM-DD`. */
  expires_at: string | null;
  uses: number;
  max_use: number | null;
  invite_type: 'one_time' | 'reusable' | 'date_limited' | 'reusable_date_limited';
}
