import { ApiError, deleteStatus, getSource, type StatusId } from '@linnet/api';
import { errorOf } from '../kernel/error-of';
import { contentOfStatus } from '../drafts/content-of-status';
import type { DraftContext } from '../post-content/draft-context';
import type { Drafts } from '../drafts/drafts';
import type { WritingClient } from '../drafts/writing-client';
import type { FailedAction } from '../notices/notices';
import { actionsOf } from './actions-of';
import { markDeleted } from '../graph/status-row';

/**
 * Opens the edit form of a status with its source. When that cannot be loaded, the card shows the error. `from` is the
 * status whose card the viewer used. Resolves with whether the form was opened.
 */
export async function beginEdit(client: WritingClient, id: StatusId, from: StatusId): Promise<boolean> {
  const retry = (): void => void beginEdit(client, id, from);
  return withErrorsShown(client, { id, name: 'edit', retry }, async (drafts) => {
    const context: DraftContext = { kind: 'edit', of: id };
    if (!drafts.form(context).touched) {
      drafts.begin(context, contentOf(client, id, await client.send(getSource(id))));
    }
    drafts.openOver(context, from);
  });
}

/**
 * Deletes a status and opens a form with its content. Where the server offers the source, it is stored as a draft
 * before the status is deleted, so that an interruption does not lose it. Resolves with whether the form was opened.
 */
export async function deleteAndRewrite(client: WritingClient, id: StatusId): Promise<boolean> {
  const retry = (): void => void deleteAndRewrite(client, id);
  return withErrorsShown(client, { id, name: 'redraft', retry }, async (drafts) => {
    const context: DraftContext = { kind: 'saved', id: `again ${id}` };
    const hasSource = client.features.loaded.get()?.has('editing') === true;
    if (hasSource) drafts.change(context, contentOf(client, id, await client.send(getSource(id))));
    drafts.flush();
    try {
      const deleted = await client.send(deleteStatus(id));
      const text = deleted.sourceText;
      if (!hasSource) {
        const { subject } = deleted;
        drafts.change(context, contentOf(client, id, { text: text ?? '', subject, contentType: null }));
      }
    } catch (error) {
      // Without a response the status may have been deleted nevertheless: then the draft must stay.
      if (error instanceof ApiError && error.reason.kind === 'http') drafts.discard(context);
      throw error;
    }
    markDeleted(client.graph, id);
    drafts.openOver(context);
  });
}

function contentOf(
  client: WritingClient,
  id: StatusId,
  source: Parameters<typeof contentOfStatus>[0]['source'],
) {
  const row = client.graph.statuses.get(id);
  if (row === undefined) throw new ApiError({ kind: 'aborted' });
  const poll = row.pollId === null ? null : (client.graph.polls.get(row.pollId) ?? null);
  return contentOfStatus({ row, poll, source, now: Date.now() });
}

interface Attempt {
  id: StatusId;
  name: FailedAction;
  retry: () => void;
}

/** Runs `task`; shows its error at the card of the status. Resolves with whether it succeeded. */
async function withErrorsShown(
  client: WritingClient,
  { id, name, retry }: Attempt,
  task: (drafts: Drafts) => Promise<void>,
): Promise<boolean> {
  const { errors } = actionsOf(client);
  const reason = await errorOf(client.drafts.load().then(task));
  if (reason === null) errors.clear(id);
  else if (reason.kind !== 'aborted') errors.show(id, { name, on: true, reason, retry });
  return reason === null;
}
