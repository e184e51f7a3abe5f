import { getHistory } from '@linnet/api';
import { versionChanges } from '@linnet/domain/actions';
import { useClient } from '../../../platform/client/client-provider';
import { useRequest } from '../../../platform/client/use-request';
import { useStatusView } from '../../../platform/client/use-status-view';
import { parseHtml } from '../../../platform/html/parse-html';
import { useText } from '../../../platform/i18n/use-text';
import { Dialog } from '../../../ui/dialog/dialog';
import type { StatusDialogProps } from './dialog-props';
import styles from './dialogs.module.css';
import { HistoryVersion } from './history-version';
import { RequestTrouble, WaitingLines } from '../../failure/dialog-states';

/** All versions of a status, newest first, with the changes of each. Loaded again if the status is edited meanwhile. */
export function HistoryDialog({ id, open, onClose }: StatusDialogProps) {
  const text = useText();
  const { send } = useClient();
  const editedAt = useStatusView(id)?.status.editedAt ?? '';
  const history = useRequest(open ? `history ${id} ${editedAt}` : null, async () =>
    versionChanges((await send(getHistory(id))).items, parseHtml),
  );

  return (
    <Dialog open={open} onClose={onClose} title={text('status_actions.edit_history')} wide>
      {history.state === 'loading' && <WaitingLines />}
      {history.state === 'failed' && (
        <RequestTrouble title={text('status_actions.history_error')} failed={history} />
      )}
      {history.state === 'ready' && (
        <ol className={styles.versions}>
          {history.answer.map((changes, index) => (
            <HistoryVersion key={history.answer.length - index} changes={changes} isNow={index === 0} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}
