import type { Account, ErrorReason, List } from '@linnet/api';
import { listsOf } from '@linnet/domain/lists';
import ListIcon from 'lucide-react/icons/list';
import { useEffect, useRef, useState } from 'react';
import { useCell, useClient } from '../../../platform/client/client-provider';
import { useFeature } from '../../../platform/client/use-feature';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Check } from '../../../ui/check/check';
import { ConfirmDialog, Dialog } from '../../../ui/dialog/dialog';
import { Icon } from '../../../ui/icon/icon';
import { Note } from '../../../ui/note/note';
import { PeopleSkeleton } from '../../../ui/skeleton/people-skeleton';
import { NotLoaded } from '../../error/not-loaded';
import { useErrorText } from '../../error/use-error-text';
import styles from './account-list.module.css';
import { type BulkRequest, type BulkAction, bulkRunnerOf } from './bulk-actions';
import type { Selection } from './use-selection';

interface ChooseListDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (list: List) => void;
}

/** Asks which of the viewer's lists to use. */
function ChooseListDialog({ open, onClose, onChoose }: ChooseListDialogProps) {
  const text = useText();
  const all = listsOf(useClient());
  const { value: lists, error } = useCell(all.state);
  useEffect(() => {
    if (open) void all.load();
  }, [open, all]);

  return (
    <Dialog open={open} onClose={onClose} title={text('people_list.which_list')}>
      {lists === null && (
        <NotLoaded
          title={text('lists.failed')}
          reason={error}
          skeleton={<PeopleSkeleton />}
          onRetry={() => void all.load()}
        />
      )}
      {lists?.length === 0 && <p className={styles.nobody}>{text('lists.none_text')}</p>}
      <ul className={styles.lists}>
        {lists?.map((list) => (
          <li key={list.id}>
            <button type="button" className={styles.list} onClick={() => onChoose(list)}>
              <Icon of={ListIcon} />
              <bdi>{list.title}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface BulkBarProps {
  readonly bulkActions: readonly BulkAction[];
  readonly selection: Selection;
  /** The accounts shown in the list that can be selected. */
  readonly shown: readonly Account[];
}

/** For how many accounts it failed, and why. */
interface BulkError {
  readonly count: number;
  readonly reason: ErrorReason;
}

/** The actions on the selected people. */
export function BulkBar({ bulkActions, selection, shown }: BulkBarProps) {
  const text = useText();
  const client = useClient();
  const hasLists = useFeature('lists');
  const { running: progress, run } = bulkRunnerOf(client);
  const running = useCell(progress);
  const [error, setError] = useState<BulkError | null>(null);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const words = useErrorText(error?.reason ?? null);
  const [pendingRequest, setPendingRequest] = useState<BulkRequest | null>(null);
  const { people } = selection;
  const offered = bulkActions.filter(({ kind }) => kind === 'each' || hasLists);
  const areAllSelected = shown.length > 0 && shown.every(({ id }) => selection.has(id));
  const confirmation =
    pendingRequest?.action.kind === 'each' ? pendingRequest.action.confirmation : undefined;

  async function start(request: BulkRequest) {
    setPendingRequest(null);
    setError(null);
    // When the list is closed meanwhile, `run` tells errors by a notice.
    const { failed, reason } = await run(request, () => isMounted.current);
    if (reason !== null) setError({ count: failed.length, reason });
    // Those for whom it failed stay selected, for another attempt.
    const done = request.people.filter((person) => !failed.includes(person));
    selection.set(
      done.map(({ id }) => id),
      false,
    );
  }

  function handleAction(action: BulkAction) {
    const request = { action, name: text(action.label), people };
    const question = action.kind === 'each' && action.confirmation;
    // An action with a list always asks for which one.
    const needsDialog = question
      ? client.settings.valueOf(question.key, question.setting)
      : action.kind !== 'each';
    if (needsDialog) setPendingRequest(request);
    else void start(request);
  }

  return (
    <div className={styles.bar} role="toolbar" aria-label={text('people_list.batches')}>
      <Check
        checked={areAllSelected}
        onChange={(checked) =>
          selection.set(
            shown.map(({ id }) => id),
            checked,
          )
        }
      >
        {text('people_list.all', { count: shown.length })}
      </Check>
      <span className={styles.count} role="status">
        {running === null
          ? text('people_list.selected', { count: people.length })
          : text('people_list.progress', { done: running.done, total: running.total })}
      </span>
      <div className={styles.batches}>
        {offered.map((action) => (
          <Button
            key={action.label}
            small
            icon={<Icon of={action.icon} size="small" />}
            variant={action.danger ? 'danger' : 'plain'}
            disabled={people.length === 0 || (running !== null && running.label !== action.label)}
            pending={running?.label === action.label}
            onClick={() => handleAction(action)}
          >
            {text(action.label)}
          </Button>
        ))}
      </div>
      {error !== null && (
        <div className={styles.problem}>
          <Note tone="error" onDismiss={() => setError(null)}>
            {text('people_list.failed_count', { count: error.count })} {words}
          </Note>
        </div>
      )}
      <ConfirmDialog
        open={confirmation !== undefined}
        title={
          confirmation === undefined
            ? ''
            : text(confirmation.question, { count: pendingRequest?.people.length ?? 0 })
        }
        text={text('people_list.question_text')}
        confirmLabel={pendingRequest === null ? '' : text(pendingRequest.action.label)}
        danger={pendingRequest?.action.danger === true}
        onConfirm={() => pendingRequest && void start(pendingRequest)}
        onCancel={() => setPendingRequest(null)}
      />
      <ChooseListDialog
        open={pendingRequest?.action.kind === 'into list'}
        onClose={() => setPendingRequest(null)}
        onChoose={(list) => pendingRequest && void start({ ...pendingRequest, list })}
      />
    </div>
  );
}
