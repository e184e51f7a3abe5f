import { type Attachment, getHistory, getSource } from '@linnet/api';
import { type DiffPart, type VersionChanges, versionChanges } from '@linnet/domain/actions';
import { useClient } from '../../../platform/client/client-provider';
import { useRequest } from '../../../platform/client/use-resource';
import { useStatusView } from '../../../platform/client/use-status-view';
import { parseHtml } from '../../../platform/html/parse-html';
import { useText } from '../../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../../platform/time/use-absolute-time';
import { Dialog } from '../../../ui/dialog/dialog';
import { RequestContent } from '../../error/error-note';
import { writtenIn } from '../../rich-text/written-in';
import styles from './dialogs.module.css';
import type { StatusDialogProps } from './status-dialog';

const tags = { same: 'span', added: 'ins', removed: 'del' } as const;

/** A text with removed words struck through and added words underlined, so that colour isn't the only difference. */
function ChangedText({ parts }: { readonly parts: readonly DiffPart[] }) {
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
  readonly isCurrent: boolean;
  readonly language: string | null;
}

/** One version: when it was written, and what it changed from the one before. */
function HistoryVersion({ changes, isCurrent, language }: HistoryVersionProps) {
  const text = useText();
  const { full } = useAbsoluteTime();
  const { version, isFirst } = changes;
  const title = isFirst ? 'status_actions.version_first' : isCurrent ? 'status_actions.version_now' : null;

  return (
    <li className={styles.version}>
      <div className={styles.when}>
        {title !== null && <b>{text(title)}</b>}
        <time dateTime={version.createdAt}>{full(Date.parse(version.createdAt))}</time>
      </div>
      {changes.subject.length > 0 && (
        <p className={styles.subject} {...writtenIn(language)}>
          <ChangedText parts={changes.subject} />
        </p>
      )}
      {changes.text.length > 0 && (
        <div className={styles.text} {...writtenIn(language)}>
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

/** All versions of a status, newest first, with the changes of each. Loaded again if the status is edited meanwhile. */
export function HistoryDialog({ id, open, onClose }: StatusDialogProps) {
  const text = useText();
  const { send } = useClient();
  const status = useStatusView(id)?.status;
  // Servers give the time of an edit in seconds: two edits in one second differ by their text only.
  const version = [status?.editedAt, status?.subject, status?.content].join(' ');
  const history = useRequest(open ? `history ${id} ${version}` : null, async () =>
    versionChanges((await send(getHistory(id))).items, parseHtml),
  );

  return (
    <Dialog open={open} onClose={onClose} title={text('status_actions.edit_history')} wide>
      <RequestContent request={history} failed={text('status_actions.history_error')}>
        {(versions) => (
          <ol className={styles.versions}>
            {versions.map((changes, index) => (
              <HistoryVersion
                key={versions.length - index}
                changes={changes}
                isCurrent={index === 0}
                language={status?.language ?? null}
              />
            ))}
          </ol>
        )}
      </RequestContent>
    </Dialog>
  );
}

/** A status as its author typed it. */
export function SourceDialog({ id, open, onClose }: StatusDialogProps) {
  const text = useText();
  const { send, graph } = useClient();
  const key = open ? `source ${id} ${graph.statuses.get(id)?.editedAt ?? ''}` : null;
  const languageAttributes = writtenIn(graph.statuses.get(id)?.language ?? null);
  const source = useRequest(key, () => send(getSource(id)));

  return (
    <Dialog open={open} onClose={onClose} title={text('status_actions.source_title')} wide>
      <RequestContent request={source} failed={text('status.source_error')}>
        {({ subject, text: typed, contentType }) => (
          <>
            {subject !== '' && (
              <p className={styles.subject} {...languageAttributes}>
                {subject}
              </p>
            )}
            {typed === '' ? (
              <p className={styles.note}>{text('status_actions.source_empty')}</p>
            ) : (
              <textarea
                className={styles.source}
                readOnly
                {...languageAttributes}
                rows={6}
                aria-label={text('status_actions.source_title')}
                value={typed}
              />
            )}
            {contentType !== null && <p className={styles.note}>{contentType}</p>}
          </>
        )}
      </RequestContent>
    </Dialog>
  );
}
