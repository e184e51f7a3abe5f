import type { List } from '@linnet/api';
import { listsOf } from '@linnet/domain/lists';
import ListIcon from 'lucide-react/icons/list';
import { useEffect } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useCell } from '../../../platform/client/use-cell';
import { useText } from '../../../platform/i18n/use-text';
import { Dialog } from '../../../ui/dialog/dialog';
import { Icon } from '../../../ui/icon/icon';
import { ErrorState } from '../../../ui/state/error-state';
import { useFailureWords } from '../../failure/use-failure-words';
import { PeopleSkeleton } from '../../../ui/skeleton/people-skeleton';
import styles from './roll.module.css';

interface ChooseListDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (list: List) => void;
}

/** Asks which of the viewer's lists to use. */
export function ChooseListDialog({ open, onClose, onChoose }: ChooseListDialogProps) {
  const text = useText();
  const all = listsOf(useClient());
  const { value: lists, failure } = useCell(all.state);
  const words = useFailureWords(failure ?? { kind: 'aborted' });
  useEffect(() => {
    if (open) void all.load();
  }, [open, all]);

  return (
    <Dialog open={open} onClose={onClose} title={text('people_roll.into_which')}>
      {lists === null && failure === null && <PeopleSkeleton />}
      {lists === null && failure !== null && (
        <ErrorState title={text('lists.failed')} text={words} onRetry={() => void all.load()} />
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
