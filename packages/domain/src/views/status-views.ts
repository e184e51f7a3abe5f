import type { StatusId } from '@linnet/api';
import { readRichText, type RichText } from '@linnet/richtext';
import type { Environment } from '../environment';
import type { Graph } from '../graph/graph';
import type { StatusRow } from '../graph/rows';
import type { Settings } from '../settings/settings';
import { type Author, sameAuthor } from './author';
import type { StatusView } from './status-view';

/** Joins rows on read. One view for each id, the same object until one of its rows changes. */
export interface StatusViews {
  get(id: StatusId): StatusView | undefined;
  /** Hears when the view of this id may have changed, and of no other. */
  subscribe(id: StatusId, listener: () => void): () => void;
  clear(): void;
}

/** Views kept before all are forgotten; they are quickly made again. */
const CAP = 1000;

interface Parsed {
  html: string;
  greentext: boolean;
  emojis: StatusRow['emojis'];
  content: RichText;
}

export function createStatusViews(
  graph: Graph,
  settings: Settings,
  environment: Pick<Environment, 'parseHtml'>,
): StatusViews {
  const views = new Map<StatusId, StatusView>();
  const parsed = new Map<StatusId, Parsed>();

  /** The tree of a status' HTML, made once for each content. */
  function contentOf(row: StatusRow): RichText {
    const greentext = settings.get('greentext');
    const known = parsed.get(row.id);
    if (known?.html === row.content && known.greentext === greentext && known.emojis === row.emojis) {
      return known.content;
    }
    const { emojis, mentions, tags } = row;
    const content = readRichText(row.content, {
      parse: environment.parseHtml,
      emojis,
      mentions,
      tags,
      greentext,
      hideInlineQuote: row.quote !== null,
    });
    if (parsed.size >= CAP) parsed.clear();
    parsed.set(row.id, { html: row.content, greentext, emojis, content });
    return content;
  }

  /** Who repeated it, as in the view before where nothing that is shown of them changed. */
  function repeaterOf(row: StatusRow, known: StatusView | undefined): Author | null {
    const account = row.repeatOfId === null ? undefined : graph.accounts.get(row.accountId);
    return account === undefined ? null : sameAuthor(known?.repeater ?? undefined, account);
  }

  function join(id: StatusId): StatusView | undefined {
    const row = graph.statuses.get(id);
    const status = row?.repeatOfId ? graph.statuses.get(row.repeatOfId) : row;
    const account = status && graph.accounts.get(status.accountId);
    if (row === undefined || status === undefined || account === undefined) return undefined;
    const known = views.get(id);
    const author = sameAuthor(known?.author, account);
    const view = { id, status, author, repeater: repeaterOf(row, known), content: contentOf(status) };
    return known !== undefined && sameParts(known, view) ? known : view;
  }

  return {
    get(id) {
      const view = join(id);
      if (view !== undefined && views.get(id) !== view) {
        if (views.size >= CAP) views.clear();
        views.set(id, view);
      }
      return view;
    },
    subscribe(id, listener) {
      const row = graph.statuses.get(id);
      const original = row?.repeatOfId ?? null;
      const status = original === null ? row : graph.statuses.get(original);
      const accounts = new Set([row?.accountId, status?.accountId]);
      const ends = [graph.statuses.subscribe(id, listener), settings.subscribe(listener)];
      if (original !== null) ends.push(graph.statuses.subscribe(original, listener));
      for (const account of accounts) {
        if (account !== undefined) ends.push(graph.accounts.subscribe(account, listener));
      }
      return () => ends.forEach((end) => end());
    },
    clear() {
      views.clear();
      parsed.clear();
    },
  };
}

function sameParts(known: StatusView, view: StatusView): boolean {
  const { status, author, repeater, content } = view;
  return (
    known.status === status &&
    known.author === author &&
    known.repeater === repeater &&
    known.content === content
  );
}
