import type { WireFilterGroup, WireFilterHead, WireFilterKeyword, WireFilterStatus } from '@linnet/api/wire';
import type { FilterGroup, FilterGroupRow, FilterKeywordRow, FilterStatusRow } from '../store/filter-groups';
import { wireTime } from './time';

export function renderFilterHead(row: FilterGroupRow): WireFilterHead {
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
