import type { DraftPreview } from '@linnet/domain/drafts';
import { AccountLine } from '../../../blocks/account/account-line';
import { Avatar } from '../../../blocks/inline-parts/avatar';
import { PollChoices } from '../../../blocks/poll/poll-choices';
import { ScopeIcon } from '../../../blocks/status/scope-icon';
import { StatusBody } from '../../../blocks/status/status-body';
import styles from './preview.module.css';
import { StatusMedia, StatusQuote } from '../../../blocks/status/attached-parts';

/** A post that does not exist yet: like a status card, without its actions. */
export function PreviewedPost({ preview: { view, poll } }: { readonly preview: DraftPreview }) {
  const { status, author } = view;
  return (
    <div className={styles.post}>
      <Avatar account={author} size="small" />
      <div className={styles.column}>
        <div className={styles.head}>
          <AccountLine account={author} />
          <ScopeIcon scope={status.scope} />
        </div>
        <StatusBody view={view}>
          {poll !== null && (
            <div className={styles.poll}>
              <PollChoices poll={poll} />
            </div>
          )}
          {status.attachments.length > 0 && <StatusMedia status={status} coveredBy={[]} />}
        </StatusBody>
        <StatusQuote status={status} />
      </div>
    </div>
  );
}
