import { getSource } from '@linnet/api';
import { useClient } from '../../../platform/client/client-provider';
import { useRequest } from '../../../platform/client/use-request';
import { useText } from '../../../platform/i18n/use-text';
import { Dialog } from '../../../ui/dialog/dialog';
import type { StatusDialogProps } from './dialog-props';
import styles from './dialogs.module.css';
import { RequestTrouble, WaitingLines } from '../../failure/dialog-states';

/** A status as its author typed it. */
export function SourceDialog({ id, open, onClose }: StatusDialogProps) {
  const text = useText();
  const { send, graph } = useClient();
  const key = open ? `source ${id} ${graph.statuses.get(id)?.editedAt ?? ''}` : null;
  const source = useRequest(key, () => send(getSource(id)));

  return (
    <Dialog open={open} onClose={onClose} title={text('status_actions.source_title')} wide>
      {source.state === 'loading' && <WaitingLines />}
      {source.state === 'failed' && <RequestTrouble title={text('status.source_error')} failed={source} />}
      {source.state === 'ready' && (
        <>
          {source.answer.subject !== '' && <p className={styles.subject}>{source.answer.subject}</p>}
          {source.answer.text === '' ? (
            <p className={styles.note}>{text('status_actions.source_empty')}</p>
          ) : (
            <textarea
              className={styles.source}
              readOnly
              dir="auto"
              rows={6}
              aria-label={text('status_actions.source_title')}
              value={source.answer.text}
            />
          )}
          {source.answer.contentType !== null && <p className={styles.note}>{source.answer.contentType}</p>}
        </>
      )}
    </Dialog>
  );
}
