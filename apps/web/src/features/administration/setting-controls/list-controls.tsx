import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import input from '../../../ui/field/input.module.css';
import { Icon } from '../../../ui/icon/icon';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control';
import type { SettingControlProps } from '../server/setting-scene';
import styles from '../server/server.module.css';

type Rows = readonly (readonly string[])[];

/** The rows of what is shown; an entry of a plain list becomes a row with one cell. */
const rowsOf = (shown: SettingControlProps['shown']): Rows =>
  Array.isArray(shown)
    ? shown.map((row: string | readonly string[]) => (typeof row === 'string' ? [row] : row))
    : [];

const withCell = (rows: Rows, rowIndex: number, [column, value]: readonly [number, string]): Rows =>
  rows.map((row, index) => (index === rowIndex ? row.with(column, value) : row));

interface RowsEditorProps {
  readonly label: string;
  /** The names of the columns; null for the only column of a plain list. */
  readonly columns: readonly (string | null)[];
  readonly rows: Rows;
  /** Id of a datalist with suggestions for the first column. */
  readonly list?: string;
  readonly describedBy: string | undefined;
  readonly onChange: (rows: Rows) => void;
  readonly children?: ReactNode;
}

/** Rows of texts that can be added and removed. */
function RowsEditor({ label, columns, rows, list, describedBy, onChange, children }: RowsEditorProps) {
  const text = useText();
  const group = useRef<HTMLDivElement>(null);
  /** The kind of button that was pressed: it decides where the focus goes once the rows have changed. */
  const pressed = useRef<'add' | 'remove' | null>(null);
  useLayoutEffect(() => {
    const buttons = group.current?.lastElementChild;
    if (pressed.current === 'add') buttons?.previousElementSibling?.querySelector('input')?.focus();
    // Rows are keyed by index: whichever was deleted, the elements of the last one are removed, maybe with the focus.
    else if (pressed.current === 'remove' && document.activeElement === document.body)
      buttons?.querySelector('button')?.focus();
    pressed.current = null;
  }, [rows.length]);

  function handleRemove(at: number) {
    pressed.current = 'remove';
    onChange(rows.toSpliced(at, 1));
  }

  return (
    <div ref={group} className={styles.rows} role="group" aria-label={label} aria-describedby={describedBy}>
      {rows.map((row, at) => (
        // Rows have no key but their index.
        <div key={at} className={styles.cells}>
          {columns.map((column, index) => (
            <input
              key={column ?? ''}
              className={input.input}
              dir="auto"
              autoComplete="off"
              spellCheck={false}
              list={index === 0 ? list : undefined}
              aria-label={
                column === null
                  ? text('server_settings.entry', { number: at + 1 })
                  : text('server_settings.entry_part', { number: at + 1, part: column })
              }
              placeholder={column ?? undefined}
              value={row[index] ?? ''}
              onChange={({ currentTarget }) => onChange(withCell(rows, at, [index, currentTarget.value]))}
            />
          ))}
          <IconButton
            small
            icon={X}
            name={text('server_settings.remove_entry', { number: at + 1 })}
            onClick={() => handleRemove(at)}
          />
        </div>
      ))}
      <div className={styles.tools} onClickCapture={() => void (pressed.current = 'add')}>
        <Button
          small
          icon={<Icon of={Plus} size="small" />}
          onClick={() => onChange([...rows, columns.map(() => '')])}
        >
          {text('server_settings.add_entry')}
        </Button>
        {children}
      </div>
    </div>
  );
}

/** Suggestions that have a button; all are offered while somebody types. */
const MAX_BUTTONS = 8;

/** A list of texts, with buttons for suggestions that are not in it yet. */
export function ListControl({ shown, control, label, describedBy, onChange }: SettingControlProps) {
  const list = useId();
  const text = useText();
  const rows = rowsOf(shown);
  const put = (next: Rows) => onChange(next.map(([entry = '']) => entry));
  const unused = (control.options ?? []).filter((option) => rows.every(([entry]) => entry !== option));
  return (
    <>
      <RowsEditor
        label={label}
        columns={[null]}
        rows={rows}
        list={list}
        describedBy={describedBy}
        onChange={put}
      >
        {unused.slice(0, MAX_BUTTONS).map((option) => (
          <Button
            key={option}
            small
            variant="quiet"
            aria-label={text('server_settings.add_this', { entry: option })}
            onClick={() => put([...rows.filter(([entry]) => entry !== ''), [option]])}
          >
            <bdi className={styles.suggestion}>{option}</bdi>
          </Button>
        ))}
      </RowsEditor>
      <datalist id={list}>
        {unused.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** A list of pairs, such as servers with reasons. */
export function PairsControl({ shown, label, describedBy, onChange }: SettingControlProps) {
  const text = useText();
  return (
    <RowsEditor
      label={label}
      columns={[text('server_settings.pair_first'), text('server_settings.pair_second')]}
      rows={rowsOf(shown)}
      describedBy={describedBy}
      onChange={onChange}
    />
  );
}

/** The elements of a tuple, side by side. */
export function TupleControl({ shown, control, label, describedBy, onChange }: SettingControlProps) {
  const text = useText();
  const entries = rowsOf(shown).map(([entry = '']) => entry);
  const size = Math.max(control.size ?? 0, entries.length);
  const all = Array.from({ length: size }, (_, index) => entries[index] ?? '');
  return (
    <div className={styles.cells} role="group" aria-label={label} aria-describedby={describedBy}>
      {all.map((entry, index) => (
        <input
          // Elements of a tuple have no key but their index.
          key={index}
          className={input.input}
          dir="auto"
          aria-label={text('server_settings.entry', { number: index + 1 })}
          value={entry}
          onChange={({ currentTarget }) => onChange(all.with(index, currentTarget.value))}
        />
      ))}
    </div>
  );
}

const limitModes = ['none', 'all', 'apart'] as const;
/** Interval in milliseconds, number of requests. */
const standardLimit = ['1000', '10'];

/** How many requests people may make: no limit, one for everybody, or one for visitors and another for members. */
export function LimitsControl({ shown, label, describedBy, onChange }: SettingControlProps) {
  const text = useText();
  const rows = rowsOf(shown);
  const mode = limitModes[Math.min(rows.length, 2)] ?? 'none';
  const who = rows.length === 2 ? (['visitors', 'members'] as const) : (['everybody'] as const);

  function handleMode(next: (typeof limitModes)[number]) {
    const [first = standardLimit, second = first] = rows;
    onChange(next === 'none' ? [] : next === 'all' ? [first] : [first, second]);
  }

  return (
    <div className={styles.rows} role="group" aria-label={label} aria-describedby={describedBy}>
      <SegmentedControl
        name={label}
        value={mode}
        segments={limitModes.map((value) => ({ value, label: text(`server_settings.limit.${value}`) }))}
        onChange={handleMode}
      />
      {rows.map((row, at) => (
        <div key={who[at]} className={styles.limit}>
          <span>{text(`server_settings.limit_for.${who[at] ?? 'everybody'}`)}</span>
          {(['interval', 'count'] as const).map((part, column) => (
            <label key={part}>
              {text(`server_settings.limit_part.${part}`)}
              <input
                className={input.input}
                inputMode="numeric"
                value={row[column] ?? ''}
                onChange={({ currentTarget }) => onChange(withCell(rows, at, [column, currentTarget.value]))}
              />
            </label>
          ))}
        </div>
      ))}
    </div>
  );
}
