import type { Status } from '@linnet/api';
import { readRichText, type ParseHtml } from '@linnet/richtext';
import type { Client } from '../../client';
import { importStatus } from '../../graph/import';
import { statusRow } from '../../graph/status-row';
import type { StatusView } from '../../views/status-view';

/**
 * A status that the server keeps nowhere, joined for showing. It stays out of the graph, where nothing may lead to it;
 * what it quotes is a real status and comes in.
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
  // The poll has no votes to be asked for: whoever shows the preview shows the options that came with it.
  const row = { ...statusRow(status), pollId: null };
  return { id: status.id, status: row, author: status.account, repeater: null, content, reasons: [] };
}
