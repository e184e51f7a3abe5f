import { useId, useState, useSyncExternalStore } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { useFirstContent } from '../../../platform/start/use-first-content';
import { Button } from '../../../ui/button/button';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { Panel } from '../../../ui/panel/panel';
import { PanelHeader } from '../../../ui/panel/panel-header';
import { EmptyState } from '../../../ui/state/empty-state';
import { contextKey } from '@linnet/domain/drafts';
import { DraftsProvider, useDrafts } from '../drafts-provider';
import { OutboxList } from '../outbox/outbox-list';
import { DraftRow } from './draft-row';
import styles from './drafts-list.module.css';

/** All drafts, and the posts in the outbox. */
export function DraftsScreen() {
  const text = useText();
  const titleId = useId();
  return (
    <Panel main aria-labelledby={titleId}>
      <PanelHeader level={1} sticky titleId={titleId} title={text('drafts.drafts')} />
      <DraftsProvider>
        <DraftsList />
      </DraftsProvider>
    </Panel>
  );
}

function DraftsList() {
  useFirstContent();
  const text = useText();
  const drafts = useDrafts();
  const { notices } = useClient();
  const entries = useSyncExternalStore(drafts.subscribe, drafts.entries);
  const [isAsking, setAsking] = useState(false);

  function discardAll() {
    setAsking(false);
    const undo = entries.map(({ context }) => drafts.discard(context));
    notices.add({
      level: 'info',
      key: 'drafts.all_discarded',
      values: { count: undo.length },
      action: { label: 'general.undo', run: () => undo.forEach((bringBack) => bringBack()) },
      lasts: 10_000,
    });
  }

  return (
    <div className={styles.content}>
      <OutboxList />
      {entries.length === 0 ? (
        <EmptyState title={text('drafts.no_drafts')} text={text('drafts.no_drafts_text')} />
      ) : (
        <>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <DraftRow key={contextKey(entry.context)} entry={entry} />
            ))}
          </ul>
          <Button className={styles.all} variant="danger" onClick={() => setAsking(true)}>
            {text('drafts.delete_all')}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        title={text('drafts.delete_all_title')}
        text={text('drafts.delete_all_text', { count: entries.length })}
        confirmLabel={text('drafts.delete_all')}
        danger
        onConfirm={discardAll}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
