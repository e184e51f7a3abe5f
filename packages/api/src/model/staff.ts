export type StaffRight = 'admin' | 'moderator';

export type StaffRights = Readonly<Record<StaffRight, boolean>>;

/** What the staff may change of an account. */
export interface ModeratedAccount {
  /** Measures of policies, as the server names them: `mrf_tag:sandbox`. */
  tags: readonly string[];
  deactivated: boolean;
  /** As far as the account shows them. */
  rights: StaffRights;
}

export type ReportState = 'open' | 'closed' | 'resolved';

/** What a report is about, where the server asks for it. */
export type ReportCategory = 'spam' | 'legal' | 'violation' | 'other';
