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
import { type BatchRequest, type PeopleBatch, batchesOf } from './people-batches';
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

interface BatchBarProps {
  readonly batches: readonly PeopleBatch[];
  readonly selection: Selection;
  /** The accounts shown in the list that can be selected. */
  readonly shown: readonly Account[];
}

/** For how many accounts it failed, and why. */
interface BatchError {
  readonly count: number;
  readonly reason: ErrorReason;
}

/** The actions on the selected people. */
export function BatchBar({ batches, selection, shown }: BatchBarProps) {
  const text = useText();
  const client = useClient();
  const hasLists = useFeature('lists');
  const { running: present, run } = batchesOf(client);
  const running = useCell(present);
  const [error, setError] = useState<BatchError | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const words = useErrorText(error?.reason ?? null);
  const [asked, setAsked] = useState<BatchRequest | null>(null);
  const { people } = selection;
  const offered = batches.filter(({ kind }) => kind === 'each' || hasLists);
  const areAll = shown.length > 0 && shown.every(({ id }) => selection.has(id));
  const confirmation = asked?.batch.kind === 'each' ? asked.batch.confirmation : undefined;

  async function start(request: BatchRequest) {
    setAsked(null);
    setError(null);
    const { left, reason } = await run(request, () => isHere.current);
    if (reason !== null) setError({ count: left.length, reason });
    // Those for whom it failed stay selected, for another attempt.
    const done = request.people.filter((person) => !left.includes(person));
    selection.set(
      done.map(({ id }) => id),
      false,
    );
  }

  function handleBatch(batch: PeopleBatch) {
    const request = { batch, name: text(batch.label), people };
    const asks = batch.kind === 'each' && batch.confirmation;
    const isAsked = asks ? client.settings.valueOf(asks.key, asks.setting) : batch.kind !== 'each';
    if (isAsked) setAsked(request);
    else void start(request);
  }

  return (
    <div className={styles.bar} role="toolbar" aria-label={text('people_list.batches')}>
      <Check
        checked={areAll}
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
        {offered.map((batch) => (
          <Button
            key={batch.label}
            small
            icon={<Icon of={batch.icon} size="small" />}
            variant={batch.danger ? 'danger' : 'plain'}
            disabled={people.length === 0 || (running !== null && running.label !== batch.label)}
            pending={running?.label === batch.label}
            onClick={() => handleBatch(batch)}
          >
            {text(batch.label)}
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
          confirmation === undefined ? '' : text(confirmation.words, { count: asked?.people.length ?? 0 })
        }
        text={text('people_list.question_text')}
        confirmLabel={asked === null ? '' : text(asked.batch.label)}
        danger={asked?.batch.danger === true}
        onConfirm={() => asked && void start(asked)}
        onCancel={() => setAsked(null)}
      />
      <ChooseListDialog
        open={asked?.batch.kind === 'into list'}
        onClose={() => setAsked(null)}
        onChoose={(list) => asked && void start({ ...asked, list })}
      />
    </div>
  );
}
