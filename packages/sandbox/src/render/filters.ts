import type {
  WireFilterGroup,
  WireFilterHead,
  WireFilterKeyword,
  WireFilterResult,
  WireFilterStatus,
  WireOriginalStatus,
  WireStatus,
} from '@linnet/api/wire';
import type { Server } from '../server/server';
import {
  type FilterGroup,
  type FilterGroupRow,
  type FilterKeywordRow,
  type FilterStatusRow,
  listFilterGroups,
} from '../store/filter-groups';
import { plainText } from '../text/plain-text';
import type { Viewer } from './viewer';
import { wireTime } from './time';

function renderFilterHead(row: FilterGroupRow): WireFilterHead {
  return {
    id: String(row.id),
    title: row.title,
    context: JSON.parse(row.context) as string[],
    expires_at: row.expires_at === null ? null : wireTime(row.expires_at),
    filter_action: row.filter_action,
  };
}

export function renderKeyword(row: FilterKeywordRow): WireFilterKeyword {
  return { id: String(row.id), keyword: row.keyword, whole_word: row.whole_word === 1 };
}

export function renderFilterStatus(row: FilterStatusRow): WireFilterStatus {
  return { id: String(row.id), status_id: row.status_id };
}

export function renderFilterGroup({ row, keywords, statuses }: FilterGroup): WireFilterGroup {
  return {
    ...renderFilterHead(row),
    keywords: keywords.map(renderKeyword),
    statuses: statuses.map(renderFilterStatus),
  };
}

function pattern({ keyword, whole_word }: FilterKeywordRow): RegExp {
  const escaped = keyword.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const edge = (side: string) => (whole_word === 1 ? side : '');
  return new RegExp(`${edge('(?<![\\p{L}\\p{N}_])')}${escaped}${edge('(?![\\p{L}\\p{N}_])')}`, 'iu');
}

/** All texts of a status that filters match. */
function textOf({ spoiler_text, content, media_attachments, poll }: WireOriginalStatus): string {
  const descriptions = media_attachments.map(({ description }) => description ?? '');
  const options = poll?.options.map(({ title }) => title) ?? [];
  return [spoiler_text, plainText(content), ...descriptions, ...options].join('\n');
}

type Matcher = (id: string, text: string) => WireFilterResult | null;

function matcher({ row, keywords, statuses }: FilterGroup): Matcher {
  const patterns = keywords.map((keyword) => ({ keyword: keyword.keyword, test: pattern(keyword) }));
  const ids = new Set(statuses.map((status) => status.status_id));
  const filter = renderFilterHead(row);
  return (id, text) => {
    const words = patterns.filter(({ test }) => test.test(text)).map(({ keyword }) => keyword);
    if (words.length === 0 && !ids.has(id)) return null;
    return {
      filter,
      keyword_matches: words.length > 0 ? words : null,
      status_matches: ids.has(id) ? [id] : null,
    };
  };
}

/**
 * Adds the matches of the viewer's filters of the second version to statuses, whatever the filter context; never to
 * the viewer's own. Does nothing on servers that have only the first version.
 */
export function withFilterResults(
  server: Server,
  statuses: WireStatus[],
  viewer: Viewer | null,
): WireStatus[] {
  if (!server.settings.filtersV2 || viewer === null) return statuses;
  const activeGroups = listFilterGroups(server.db, viewer.account.id).filter(
    ({ row }) => row.expires_at === null || row.expires_at > server.now(),
  );
  const matchers = activeGroups.map(matcher);
  const resultsFor = (status: WireOriginalStatus): WireFilterResult[] => {
    if (status.account.id === viewer.account.id) return [];
    const text = textOf(status);
    return matchers.flatMap((match) => match(status.id, text) ?? []);
  };
  return statuses.map((status): WireStatus => {
    if (status.reblog === null) return { ...status, filtered: resultsFor(status) };
    const filtered = resultsFor(status.reblog);
    return { ...status, filtered, reblog: { ...status.reblog, filtered } };
  });
}
