export type StaffRight = 'admin' | 'moderator';

export type StaffRights = Readonly<Record<StaffRight, boolean>>;

/** The part of an account that staff may change. */
export interface ModeratedAccount {
  /** Tags of moderation policies, as on the wire: `mrf_tag:sandbox`. */
  tags: readonly string[];
  deactivated: boolean;
  /** As far as the account shows its roles. */
  rights: StaffRights;
}

export type ReportState = 'open' | 'closed' | 'resolved';

/** The category of a report, on servers that want one. */
export type ReportCategory = 'spam' | 'legal' | 'violation' | 'other';
