import { previewStatus, type Poll } from '@linnet/api';
import type { ParseHtml } from '@linnet/richtext';
import type { Client } from '../../client';
import { postOf } from '../../outbox/send-step';
import type { StatusView } from '../../views/status-view';
import type { DraftContent } from '../../post-content/draft';
import { pollProblem } from '../../post-content/poll/poll-problem';
import { previewView } from './preview-view';

/** A draft as the server would show it. */
export interface DraftPreview {
  view: StatusView;
  /** Not in the graph, because one cannot vote in it. */
  poll: Poll | null;
}

/** One post of a draft. */
export interface PreviewedPart {
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
      quoteParameter: () => (features.has('quotesByQuoteId') ? 'quote_id' : 'quoted_status_id'),
    },
  );
  const status = await client.send(previewStatus(post));
  return { view: previewView(client, status, parse), poll: status.poll };
}
