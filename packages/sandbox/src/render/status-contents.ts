import type { WireCard, WirePoll, WireReaction } from '@linnet/api/wire';
import { IMAGINED_PAGES } from '../pages/imagined-pages';
import type { Server } from '../server/server';
import type { ReactionRow } from '../store/statuses/interactions';
import type { Poll } from '../store/statuses/polls';
import { groupBy } from '../store/statuses/statuses';
import { plainText, withOrigin } from '../text/plain-text';
import type { Viewer } from './viewer';
import { emojiIn } from './attachments-and-emoji';
import { wireTime } from './time';

const LINK = /<a\b([^>]*)>/g;
const PAGE_HREF = /\bhref="(https?:[^"]*)"/;
/** Links that get no card: mentions, hashtags and the line with the quoted status. */
const NO_CARD = /\bclass="[^"]*\b(?:mention|hashtag)\b/;

function firstLinkedPage(content: string): string | null {
  const ownContent = content.replace(/<span class="quote-inline">.*<\/span>$/s, '');
  for (const [, attributes = ''] of ownContent.matchAll(LINK)) {
    const address = PAGE_HREF.exec(attributes)?.[1];
    if (address !== undefined && !NO_CARD.test(attributes)) return plainText(address);
  }
  return null;
}

/** The card of the first page that the content links to; null where that page has none. */
export function renderCard(content: string, origin: string): WireCard | null {
  const url = firstLinkedPage(content);
  const page = url !== null && Object.hasOwn(IMAGINED_PAGES, url) ? IMAGINED_PAGES[url] : undefined;
  if (url === null || !page) return null;
  const { origin: provider, host } = new URL(url);
  const image = page.image === null ? null : origin + page.image;
  return {
    type: 'link',
    url,
    title: page.title,
    description: page.description,
    image,
    image_description: '',
    provider_name: host,
    provider_url: provider,
    pleroma: {
      opengraph: {
        type: 'article',
        url,
        title: page.title,
        description: page.description,
        ...(page.siteName === '' ? {} : { site_name: page.siteName }),
        ...(image === null ? {} : { image }),
      },
    },
  };
}

interface PollViewer {
  /** Null: a visitor, who gets no `voted` and `own_votes`. */
  viewerId: string | null;
  authorId: string;
}

/** A poll. Its author counts as having voted, without a choice. */
export function renderPoll(server: Server, poll: Poll, { viewerId, authorId }: PollViewer): WirePoll {
  const { row, options, ownVotes } = poll;
  const wire: WirePoll = {
    id: String(row.id),
    expires_at: row.expires_at === null ? null : wireTime(row.expires_at),
    expired: row.expires_at !== null && row.expires_at <= server.now(),
    multiple: row.multiple === 1,
    votes_count: options.reduce((sum, option) => sum + option.votes_count, 0),
    voters_count: row.voters_count,
    options: options.map(({ title, votes_count }) => ({ title, votes_count })),
    emojis: emojiIn(options.map(({ title }) => title).join(' '), server),
    pleroma: { non_anonymous: false },
  };
  if (viewerId === null) return wire;
  return { ...wire, voted: viewerId === authorId || ownVotes.length > 0, own_votes: ownVotes };
}

interface ReactionView {
  viewer: Viewer | null;
  /** Includes accounts that the viewer blocks or mutes. */
  withMuted: boolean;
}

/** Reactions in the order of each emoji's first use; the accounts of one newest first. */
export function renderReactions(
  server: Server,
  rows: ReactionRow[],
  { viewer, withMuted }: ReactionView,
): WireReaction[] {
  const hidden = withMuted ? null : (viewer?.hidden ?? null);
  const shown = rows.filter(
    ({ account_id: id }) => !hidden || !(hidden.blocked.has(id) || hidden.muted.has(id)),
  );
  const byName = groupBy(
    shown,
    (row) => row.name,
    (row) => row,
  );
  return [...byName].map(([name, rowsOfEmoji]) => {
    const url = rowsOfEmoji[0]?.url ?? null;
    return {
      name,
      count: rowsOfEmoji.length,
      me: rowsOfEmoji.some((row) => row.account_id === viewer?.account.id),
      url: url === null ? null : withOrigin(url, server.origin()),
      account_ids: rowsOfEmoji.map((row) => row.account_id).reverse(),
    };
  });
}
