import type { Bulk } from '@linnet/domain/staff';
import type { LucideIcon } from 'lucide-react';
import { useCell } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Check } from '../../../ui/check/check';
import { ConfirmDialog } from '../../../ui/dialog/dialog';
import type { ConfirmDialogProps } from '../../../ui/dialog/dialog-view';
import { Icon } from '../../../ui/icon/icon';
import { BulkNote } from './bulk-note';
import { BulkProgress } from './bulk-progress';
import styles from './parts-kit.module.css';
import type { SelectedIds } from './selected-ids';

interface BulkBarAction<Row> {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly danger?: boolean;
  readonly onRun: (rows: readonly Row[]) => void;
}

interface BulkBarProps<Row extends { readonly id: string }> {
  /** The rows that are shown and can be selected. */
  readonly rows: readonly Row[];
  readonly selection: SelectedIds;
  readonly bulk: Bulk<Row>;
  readonly nameOf: (row: Row) => string;
  readonly actions: readonly BulkBarAction<Row>[];
  /** The question about the chosen action; null while there is none. */
  readonly question: Omit<ConfirmDialogProps, 'open'> | null;
}

const noQuestion = { title: '', text: '', confirmLabel: '', onConfirm: () => {}, onCancel: () => {} };

/** The actions on the selected rows, the progress of one that runs, and its outcome. */
export function BulkBar<Row extends { readonly id: string }>(props: BulkBarProps<Row>) {
  const { rows, selection, bulk, nameOf, actions, question } = props;
  const text = useText();
  const selected = selection.among(rows);
  const { progress, outcome } = useCell(bulk.state);
  if (rows.length === 0 && outcome === null && progress === null) return null;
  return (
    // Takes the focus when nothing is selected any more: its buttons are disabled then.
    <div
      className={styles.bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={text('administration.selected_actions')}
    >
      <Check
        checked={rows.length > 0 && selected.length === rows.length}
        onChange={(isSelected) =>
          selection.set(
            rows.map(({ id }) => id),
            isSelected,
          )
        }
      >
        {text('administration.select_all', { count: rows.length })}
      </Check>
      <span className={styles.barCount} role="status">
        {text('administration.selected', { count: selected.length })}
      </span>
      <div className={styles.barActions}>
        {actions.map(({ icon, label, danger = false, onRun }) => (
          <Button
            key={label}
            small
            variant={danger ? 'danger' : 'plain'}
            icon={<Icon of={icon} size="small" />}
            disabled={selected.length === 0 || progress !== null}
            onClick={() => onRun(selected)}
          >
            {label}
          </Button>
        ))}
      </div>
      {progress !== null && (
        <div className={styles.barNote}>
          <BulkProgress bulk={bulk} />
        </div>
      )}
      {outcome !== null && (
        <div className={styles.barNote}>
          <BulkNote outcome={outcome} nameOf={nameOf} onRetry={bulk.retry} onDismiss={bulk.dismiss} />
        </div>
      )}
      <ConfirmDialog {...(question ?? noQuestion)} open={question !== null} />
    </div>
  );
}
