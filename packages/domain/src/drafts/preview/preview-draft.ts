import { type Poll, type Status, previewStatus } from '@linnet/api';
import { type ParseHtml, readRichText } from '@linnet/richtext';
import type { Client } from '../../client/client';
import { importStatus } from '../../graph/import';
import { statusRow } from '../../graph/status-row';
import { postOf, quoteParameterFor } from '../../outbox/send-step';
import type { DraftContent } from '../../post-content/draft';
import { pollProblem } from '../../post-content/poll';
import type { StatusView } from '../../views/status-view';

/**
 * The view of a status that the server has not stored. It stays out of the graph, where nothing may link to it; the
 * status that it quotes is real and is imported.
 */
function previewView(
  { graph, settings }: Pick<Client, 'graph' | 'settings'>,
  status: Status,
  parse: ParseHtml,
): StatusView {
  if (status.quote?.status) importStatus(graph, status.quote.status);
  const { emojis, mentions, tags } = status;
  const content = readRichText(status.content, {
    parse,
    emojis,
    mentions,
    tags,
    greentext: settings.get('greentext'),
    hideInlineQuote: status.quote !== null,
  });
  // The poll is not in the graph: the preview shows the options of the response.
  const row = { ...statusRow(status), pollId: null };
  return { id: status.id, status: row, author: status.account, repeater: null, content, reasons: [] };
}

/** A draft as the server would show it. */
export interface DraftPreview {
  view: StatusView;
  /** Not in the graph, because one cannot vote in it. */
  poll: Poll | null;
}

/** One post of a draft. */
interface PreviewedPart {
  content: DraftContent;
  index: number;
}

type Needed = Pick<Client, 'graph' | 'settings' | 'send' | 'features'>;

/**
 * Lets the server render a post of a draft: index 0 is the first, others are the later posts of its thread. A poll that
 * could not be sent is left out. Rejects with `ApiError`.
 */
export async function previewDraft(
  client: Needed,
  { content, index }: PreviewedPart,
  parse: ParseHtml,
): Promise<DraftPreview> {
  const features = await client.features.load();
  const poll = content.poll !== null && pollProblem(content.poll) === null ? content.poll : null;
  const post = postOf(
    { ...content, poll },
    {
      index,
      before: null,
      quoteParameter: () => quoteParameterFor(features),
    },
  );
  const status = await client.send(previewStatus(post));
  return { view: previewView(client, status, parse), poll: status.poll };
}
