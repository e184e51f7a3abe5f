import type { AccountId, StatusId } from '@linnet/api';
import { readRichText, type RichText } from '@linnet/richtext';
import type { Cell } from '../kernel/cell';
import type { Environment } from '../kernel/environment';
import type { FilterMatcher } from '../filters/filter-matcher';
import { createMuteReasons, type MuteReasons } from '../filters/mute-reasons';
import type { Graph } from '../graph/graph';
import type { StatusRow } from '../graph/rows';
import type { Settings } from '../settings/settings';
import { type Author, sameAuthor } from '../graph/author';
import type { StatusView } from './status-view';

/** Joins rows on read. One view for each id, the same object until one of its rows changes. */
export interface StatusViews {
  get(id: StatusId): StatusView | undefined;
  /** Calls the listener when the view of this id may have changed, and for no other. */
  subscribe(id: StatusId, listener: () => void): () => void;
  /** Whether a status is hidden without a placeholder in a filter context, and when that may have changed. */
  hidden: Pick<MuteReasons, 'isHidden' | 'changes'>;
}

interface StatusViewsOptions {
  graph: Graph;
  settings: Settings;
  environment: Pick<Environment, 'parseHtml' | 'now'>;
  /** Id of the viewer; null for visitors. */
  viewerId: () => AccountId | null;
  /** Matches filters on this device, for servers whose statuses lack their results. */
  matcher: Pick<Cell<FilterMatcher | null>, 'get' | 'subscribe'>;
}

/** How many views are stored before all are dropped; they are quickly made again. */
const MAX_VIEWS = 1000;

interface Parsed {
  html: string;
  greentext: boolean;
  emojis: StatusRow['emojis'];
  content: RichText;
}

export function createStatusViews(options: StatusViewsOptions): StatusViews {
  const { graph, settings, environment, viewerId, matcher } = options;
  const views = new Map<StatusId, StatusView>();
  const parsed = new Map<StatusId, Parsed>();
  const textOf = (row: StatusRow): string => contentOf(row).plainText;
  const hidden = createMuteReasons({ graph, settings, viewerId, matcher, textOf, now: environment.now });

  /** The parsed HTML of a status, made once for each content. */
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
    if (parsed.size >= MAX_VIEWS) parsed.clear();
    parsed.set(row.id, { html: row.content, greentext, emojis, content });
    return content;
  }

  /** The account that repeated the status: the object of the previous view, if nothing that is shown of it differs. */
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
    const repeater = repeaterOf(row, known);
    const view = { id, status, author, repeater, content: contentOf(status), reasons: hidden.of(id) };
    return known !== undefined && sameParts(known, view) ? known : view;
  }

  return {
    get(id) {
      const view = join(id);
      if (view !== undefined && views.get(id) !== view) {
        if (views.size >= MAX_VIEWS) views.clear();
        views.set(id, view);
      }
      return view;
    },
    subscribe(id, listener) {
      const row = graph.statuses.get(id);
      const original = row?.repeatOfId ?? null;
      const status = original === null ? row : graph.statuses.get(original);
      const accounts = new Set([row?.accountId, status?.accountId]);
      const unsubscribers = [graph.statuses.subscribe(id, listener), settings.subscribe(listener)];
      if (original !== null) unsubscribers.push(graph.statuses.subscribe(original, listener));
      unsubscribers.push(matcher.subscribe(listener));
      for (const account of accounts) {
        if (account === undefined) continue;
        unsubscribers.push(graph.accounts.subscribe(account, listener));
        unsubscribers.push(graph.relationships.subscribe(account, listener));
      }
      return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
    },
    hidden,
  };
}

function sameParts(known: StatusView, view: StatusView): boolean {
  const { status, author, repeater, content, reasons } = view;
  return (
    known.status === status &&
    known.author === author &&
    known.repeater === repeater &&
    known.content === content &&
    known.reasons === reasons
  );
}
