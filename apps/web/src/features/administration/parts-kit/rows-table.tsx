import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { Check } from '../../../ui/check/check';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import styles from './rows-table.module.css';
import type { SelectedIds } from './selected-ids';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  /** Null for an empty cell, which the card of a row leaves out. */
  readonly cell: (row: Row) => ReactNode;
}

interface RowsTableProps<Row extends { readonly id: string }> {
  readonly label: string;
  /** The first one names the row. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  /** Without it no rows can be selected. */
  readonly selection?: SelectedIds;
  readonly canSelect?: (row: Row) => boolean;
}

/** Rows with columns: a table where there is room, and a card for each row on a narrow page. */
export function RowsTable<Row extends { readonly id: string }>(props: RowsTableProps<Row>) {
  const { label, columns, rows, nameOf, selection, canSelect = () => true } = props;
  const text = useText();
  const [first, ...others] = columns;
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead className={styles.head}>
          <tr>
            {selection !== undefined && (
              <th scope="col" className={styles.check}>
                <VisuallyHidden>{text('administration.selection')}</VisuallyHidden>
              </th>
            )}
            {columns.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={styles.row}>
              {selection !== undefined && (
                <td className={styles.check}>
                  {canSelect(row) && (
                    <Check
                      checked={selection.has(row.id)}
                      onChange={(isSelected) => selection.set([row.id], isSelected)}
                    >
                      <VisuallyHidden>
                        {text('administration.select_row', { name: nameOf(row) })}
                      </VisuallyHidden>
                    </Check>
                  )}
                </td>
              )}
              <th scope="row" className={styles.first}>
                {first.cell(row)}
              </th>
              {others.map(({ id, title, cell }) => {
                const content = cell(row);
                return (
                  <td
                    key={id}
                    data-title={text('administration.column', { title })}
                    data-empty={content === null}
                  >
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
