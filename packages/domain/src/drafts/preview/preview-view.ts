import type { Status } from '@linnet/api';
import { readRichText, type ParseHtml } from '@linnet/richtext';
import type { Client } from '../../client';
import { importStatus } from '../../graph/import';
import { statusRow } from '../../graph/status-row';
import type { StatusView } from '../../views/status-view';

/**
 * The view of a status that the server has not stored. It stays out of the graph, where nothing may link to it; the
 * status that it quotes is real and is imported.
 */
export function previewView(
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
