import { ApiError, createStatus, type Call, type Status } from '@linnet/api';
import type { DraftContent, DraftContext } from './draft';
import type { DraftContents } from './draft-contents';
import type { StoredDraft } from './stored-drafts';

interface PostingOptions {
  contents: Pick<DraftContents, 'settled' | 'keep'>;
  send: <T>(call: Call<T>) => Promise<T>;
}

interface Job {
  context: DraftContext;
  draft: StoredDraft;
  /** Whoever wrote it is still the one who is reading. */
  isTheirs: () => boolean;
}

/** Posts one draft as it stands; throws `ApiError`. */
export function createPosting({ contents, send }: PostingOptions): (job: Job) => Promise<Status> {
  function callFor(context: DraftContext, content: DraftContent, key: string): Call<Status> {
    const inReplyToId = context.kind === 'reply' ? context.to : null;
    return createStatus({ ...content, inReplyToId }, key);
  }

  return async function post({ context, draft, isTheirs }) {
    const content = await contents.settled(context, draft);
    if (!isTheirs()) throw new ApiError({ kind: 'aborted' });
    const status = await send(callFor(context, content, draft.key));
    if (context.kind === 'new') contents.keep(content);
    return status;
  };
}
