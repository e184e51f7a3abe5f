import type { DraftScope } from '@linnet/domain/drafts';
import { withDrafts } from '../../platform/client/with-drafts';
import type { AccountScene } from './account-action';

const context = { kind: 'new' } as const;

/** Opens the form with the account's handle in it. What was in the form before is stored as a draft of its own. */
export function writeTo({ client, account }: AccountScene, scope?: DraftScope): void {
  void withDrafts(client, (drafts) => {
    drafts.putAside(context);
    // The viewer didn't type this text, so closing the form must not ask about it.
    drafts.begin(context, { text: `@${account.acct} `, ...(scope !== undefined && { scope }) });
    drafts.openOver(context);
  });
}
