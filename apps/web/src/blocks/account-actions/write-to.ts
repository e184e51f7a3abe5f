import type { DraftScope } from '@linnet/domain/drafts';
import { withDrafts } from '../../platform/client/with-drafts';
import type { AccountScene } from './account-action';

const context = { kind: 'new' } as const;

/** Opens a form that begins with the person's name. What was written in it before becomes a draft of its own. */
export function writeTo({ client, account }: AccountScene, scope?: DraftScope): void {
  void withDrafts(client, (drafts) => {
    drafts.putAside(context);
    // What was not typed by the person is nothing to be asked about when the form is closed.
    drafts.begin(context, { text: `@${account.acct} `, ...(scope !== undefined && { scope }) });
    drafts.openOver(context);
  });
}
