import { type DraftEntry, type PostKind, contextKey, postKindOf } from '@linnet/domain/drafts';
import { useId, useState, useSyncExternalStore } from 'react';
import { StatusTime } from '../../../blocks/inline-parts/lazy-inline-parts';
import { writtenIn } from '../../../blocks/rich-text/written-in';
import { scopeFacts } from '../../../blocks/status/scope-icon';
import { useClient } from '../../../platform/client/client-provider';
import type { MessageId } from '../../../platform/i18n/message-id';
import { useText } from '../../../platform/i18n/use-text';
import { useFirstContent } from '../../../platform/start/first-content';
import { Button } from '../../../ui/button/button';
import { ConfirmDialog } from '../../../ui/dialog/dialog';
import { Icon } from '../../../ui/icon/icon';
import { Panel } from '../../../ui/panel/panel';
import { PanelHeader } from '../../../ui/panel/panel-header';
import { EmptyState } from '../../../ui/state/empty-state';
import { RepliedPost } from '../about/reply-or-quote';
import { DraftsProvider, useDrafts, useDiscardDraft } from './drafts-provider';
import styles from './drafts-screen.module.css';
import { OutboxList } from './outbox-list';

const kindLabels: Readonly<Record<PostKind, MessageId>> = {
  post: 'drafts.kind.new',
  reply: 'drafts.kind.reply',
  quote: 'drafts.kind.quote',
};

/** One draft: its kind, its text, and buttons to continue or delete it. */
function DraftRow({ entry }: { readonly entry: DraftEntry }) {
  const text = useText();
  const drafts = useDrafts();
  const discard = useDiscardDraft();
  const textId = useId();
  const { context, content, changedAt, failed } = entry;
  const files = content.attachments.length;
  const hasText = content.text.trim() !== '';

  return (
    <li className={styles.row} aria-labelledby={textId}>
      <p className={styles.facts}>
        <Icon of={scopeFacts[content.scope].icon} size="small" />
        <span>{text(context.kind === 'edit' ? 'drafts.kind.edit' : kindLabels[postKindOf(content)])}</span>
        <StatusTime at={new Date(changedAt).toISOString()} />
        {failed && <b className={styles.failed}>{text('drafts.failed')}</b>}
      </p>
      {content.inReplyToId !== null && <RepliedPost id={content.inReplyToId} />}
      {content.subject !== '' && (
        <p className={styles.subject} {...writtenIn(content.language)}>
          {content.subject}
        </p>
      )}
      <p id={textId} className={styles.text} {...(hasText ? writtenIn(content.language) : undefined)}>
        {hasText ? content.text : text('drafts.no_text')}
      </p>
      {files > 0 && <p className={styles.facts}>{text('drafts.files', { count: files })}</p>}
      <div className={styles.actions}>
        <Button small variant="primary" onClick={() => drafts.openOver(context)}>
          {text('drafts.continue')}
        </Button>
        <Button small variant="danger" onClick={() => discard(context)}>
          {text('drafts.delete')}
        </Button>
      </div>
    </li>
  );
}

/** All drafts, and the posts in the outbox. */
export function DraftsScreen() {
  const text = useText();
  const title = text('drafts.drafts');
  return (
    <Panel main aria-label={title}>
      <PanelHeader level={1} sticky title={title} />
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
      action: { label: 'general.undo', run: () => undo.forEach((restoreDraft) => restoreDraft()) },
      duration: 10_000,
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
