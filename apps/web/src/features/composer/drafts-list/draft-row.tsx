import { kindOfText, type DraftEntry, type TextKind } from '@linnet/domain/drafts';
import { useId } from 'react';
import { scopeFacts } from '../../../blocks/status/scope-facts';
import { StatusTime } from '../../../blocks/inline-parts/status-time';
import { useClient } from '../../../platform/client/client-provider';
import type { MessageId } from '../../../platform/i18n/message-id';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { RepliedPost } from '../about/replied-post';
import { useDrafts } from '../drafts-provider';
import styles from './drafts-list.module.css';

interface DraftRowProps {
  readonly entry: DraftEntry;
}

const kinds: Readonly<Record<TextKind, MessageId>> = {
  post: 'drafts.kind.new',
  reply: 'drafts.kind.reply',
  quote: 'drafts.kind.quote',
};

/** One draft: its kind, its text, and buttons to continue or delete it. */
export function DraftRow({ entry }: DraftRowProps) {
  const text = useText();
  const drafts = useDrafts();
  const { notices } = useClient();
  const wordsId = useId();
  const { context, content, changedAt, failed } = entry;
  const files = content.attachments.length;

  function remove() {
    const undo = drafts.discard(context);
    const action = { label: 'general.undo', run: undo } as const;
    notices.add({ level: 'info', key: 'drafts.discarded', action, lasts: 10_000 });
  }

  return (
    <li className={styles.row} aria-labelledby={wordsId}>
      <p className={styles.facts}>
        <Icon of={scopeFacts[content.scope].icon} size="small" />
        <span>{text(context.kind === 'edit' ? 'drafts.kind.edit' : kinds[kindOfText(content)])}</span>
        <StatusTime at={new Date(changedAt).toISOString()} />
        {failed && <b className={styles.failed}>{text('drafts.failed')}</b>}
      </p>
      {content.inReplyToId !== null && <RepliedPost id={content.inReplyToId} />}
      {content.subject !== '' && (
        <p className={styles.subject} dir="auto">
          {content.subject}
        </p>
      )}
      <p id={wordsId} className={styles.words} dir="auto">
        {content.text.trim() === '' ? text('drafts.no_words') : content.text}
      </p>
      {files > 0 && <p className={styles.facts}>{text('drafts.files', { count: files })}</p>}
      <div className={styles.actions}>
        <Button small variant="primary" onClick={() => drafts.openOver(context)}>
          {text('drafts.continue')}
        </Button>
        <Button small variant="danger" onClick={remove}>
          {text('drafts.delete')}
        </Button>
      </div>
    </li>
  );
}
