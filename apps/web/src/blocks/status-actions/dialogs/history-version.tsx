import type { Attachment } from '@linnet/api';
import type { VersionChanges, DiffPart } from '@linnet/domain/actions';
import { useText } from '../../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../../platform/time/use-absolute-time';
import styles from './dialogs.module.css';

interface ChangedTextProps {
  readonly parts: readonly DiffPart[];
}

const tags = { same: 'span', added: 'ins', removed: 'del' } as const;

/** A text with removed words struck through and added words underlined, so that colour isn't the only difference. */
function ChangedText({ parts }: ChangedTextProps) {
  return parts.map(({ kind, text }, index) => {
    const Tag = tags[kind];
    return (
      <Tag key={index} className={kind === 'same' ? undefined : styles[kind]}>
        {text}
      </Tag>
    );
  });
}

interface HistoryVersionProps {
  readonly changes: VersionChanges;
  readonly isNow: boolean;
}

/** One version: when it was written, and what it changed from the one before. */
export function HistoryVersion({ changes, isNow }: HistoryVersionProps) {
  const text = useText();
  const { full } = useAbsoluteTime();
  const { version, isFirst } = changes;
  const title = isFirst ? 'status_actions.version_first' : isNow ? 'status_actions.version_now' : null;

  return (
    <li className={styles.version}>
      <div className={styles.when}>
        {title !== null && <b>{text(title)}</b>}
        <time dateTime={version.createdAt}>{full(Date.parse(version.createdAt))}</time>
      </div>
      {changes.subject.length > 0 && (
        <p className={styles.subject} dir="auto">
          <ChangedText parts={changes.subject} />
        </p>
      )}
      {changes.text.length > 0 && (
        <div className={styles.text} dir="auto">
          <ChangedText parts={changes.text} />
        </div>
      )}
      <OtherChanges changes={changes} />
    </li>
  );
}

/** Changes to anything but the text, one sentence each. */
function OtherChanges({ changes }: { readonly changes: VersionChanges }) {
  const text = useText();
  const { attachments, options, sensitive } = changes;
  const nameOf = ({ description }: Attachment): string =>
    description === '' ? text('status_actions.undescribed') : description;
  const lines = [
    ...(sensitive === null
      ? []
      : [text(sensitive ? 'status_actions.became_sensitive' : 'status_actions.became_open')]),
    ...attachments.added.map((file) => text('status_actions.file_added', { name: nameOf(file) })),
    ...attachments.removed.map((file) => text('status_actions.file_removed', { name: nameOf(file) })),
    ...attachments.described.map((file) => text('status_actions.file_described', { name: nameOf(file) })),
    ...options.added.map((name) => text('status_actions.option_added', { name })),
    ...options.removed.map((name) => text('status_actions.option_removed', { name })),
  ];
  const unchanged = [...changes.text, ...changes.subject].every(({ kind }) => kind === 'same');
  if (lines.length === 0 && unchanged && !changes.isFirst) lines.push(text('status_actions.same'));
  if (lines.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
