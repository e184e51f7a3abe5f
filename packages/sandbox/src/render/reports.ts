import type { WireOwnReport, WireReportSummary, WireStaffReport, WireStatus } from '@linnet/api/wire';
import type { Server } from '../server/server';
import { type AccountRow, findAccount } from '../store/accounts/accounts';
import {
  type ReportRow,
  type ReportedStatusRow,
  findReport,
  findReportNotes,
  findReportedStatuses,
} from '../store/accounts/reports';
import { findStatus } from '../store/statuses/statuses';
import { renderAccount } from './account';
import { renderAdminAccount, renderStaffAccount } from './people';
import { renderStatuses, renderStatusesForStaff } from './status';
import { wireTime } from './time';
import { type Viewer, viewerOf } from './viewer';

const idsOf = (rows: readonly ReportedStatusRow[]): string[] => rows.map(({ status_id }) => status_id);

/** A report as its author sees it; null when the reported account no longer exists. */
export function renderOwnReport(server: Server, row: ReportRow, viewer: AccountRow): WireOwnReport | null {
  const target = findAccount(server.db, row.target_id);
  if (!target) return null;
  const reported = findReportedStatuses(server.db, row.id);
  return {
    id: row.id,
    account: renderAccount(server, target, viewer),
    actor: renderAccount(server, viewer, viewer),
    content: row.comment,
    created_at: wireTime(row.created_at),
    state: row.state,
    statuses: renderStatuses(server, idsOf(reported), viewerOf(server, viewer)),
  };
}

function rulesOf(server: Server, ids: string): WireReportSummary['rules'] {
  const ruleIds = new Set(JSON.parse(ids) as string[]);
  return server.settings.rules.flatMap(({ id, priority, text, hint }) =>
    ruleIds.has(id) ? [{ id, priority, text, hint: hint === '' ? null : hint }] : [],
  );
}

/** A report as in the staff's notifications; null when it or one of its accounts no longer exists. */
export function renderReportSummary(server: Server, id: string, viewer: Viewer): WireReportSummary | null {
  const report = findReport(server.db, id);
  return report === undefined ? null : renderStaffReport(server, report, viewer);
}

/** A report with everything that the staff gets; null when one of its accounts no longer exists. */
export function renderStaffReport(
  server: Server,
  report: ReportRow,
  viewer: Viewer | null,
): WireStaffReport | null {
  const account = findAccount(server.db, report.target_id);
  const actor = findAccount(server.db, report.account_id);
  if (!account || !actor) return null;
  return {
    id: report.id,
    content: report.comment,
    created_at: wireTime(report.created_at),
    state: report.state,
    account: renderStaffAccount(server, account),
    actor: renderStaffAccount(server, actor),
    statuses: renderReported(server, { report, account, viewer }),
    notes: findReportNotes(server.db, report.id).flatMap((note) => {
      const user = findAccount(server.db, note.account_id);
      if (!user) return [];
      const { id, content, created_at } = note;
      return [{ id, content, created_at: wireTime(created_at), user: renderAdminAccount(server, user) }];
    }),
    rules: rulesOf(server, report.rules),
  };
}

interface Reported {
  report: ReportRow;
  account: AccountRow;
  viewer: Viewer | null;
}

/** The reported statuses; deleted ones from the copies in the report. */
function renderReported(server: Server, { report, account, viewer }: Reported): WireStatus[] {
  return findReportedStatuses(server.db, report.id).flatMap((row) =>
    findStatus(server.db, row.status_id) === undefined
      ? [renderCopy(server, row, account)]
      : renderStatusesForStaff(server, [row.status_id], viewer),
  );
}

/** The copy of a deleted status: its text and time, under an id that no call knows. */
function renderCopy(server: Server, row: ReportedStatusRow, author: AccountRow): WireStatus {
  const uri = `${server.origin()}/objects/${row.object}`;
  const id = `pleroma:fake:${uri}`;
  return {
    id,
    uri,
    url: `${server.origin()}/notice/${encodeURIComponent(id)}`,
    account: renderAccount(server, author, null),
    application: null,
    bookmarked: false,
    card: null,
    content: row.content,
    created_at: wireTime(row.created_at),
    edited_at: null,
    emojis: [],
    favourited: false,
    favourites_count: 0,
    in_reply_to_account_id: null,
    in_reply_to_id: null,
    language: null,
    media_attachments: [],
    mentions: [],
    muted: false,
    pinned: false,
    poll: null,
    reblog: null,
    reblogged: false,
    reblogs_count: 0,
    replies_count: 0,
    sensitive: false,
    spoiler_text: '',
    tags: [],
    text: null,
    visibility: 'direct',
    pleroma: {
      bookmark_folder: null,
      content: { 'text/plain': row.content },
      context: 'pleroma:fake',
      conversation_id: 1,
      direct_conversation_id: null,
      emoji_reactions: [],
      expires_at: null,
      in_reply_to_account_acct: null,
      list_id: null,
      local: true,
      parent_visible: false,
      pinned_at: null,
      quote: null,
      quote_id: null,
      quote_url: null,
      quote_visible: false,
      quotes_count: 0,
      spoiler_text: { 'text/plain': '' },
      thread_muted: false,
    },
  };
}
