import type { FieldProblem, FieldText, TextProblems } from '@linnet/domain/own-profile';
import CircleAlert from 'lucide-react/icons/circle-alert';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';
import { useFocusAfterRemoval } from '../../blocks/list-foot/use-focus-after-removal';
import { Suggestions } from '../../blocks/text-suggestions/suggestions';
import { type GetText, useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { MoveButtons } from '../../ui/drag-order/move-buttons';
import { type RowHandle, useRowOrder } from '../../ui/drag-order/use-drag';
import input from '../../ui/field/input.module.css';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Icon } from '../../ui/icon/icon';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import styles from './field-rows.module.css';

interface FieldRowProps {
  readonly field: FieldText;
  readonly at: number;
  readonly count: number;
  readonly problem: FieldProblem | null;
  readonly handle: RowHandle;
  readonly onChange: (field: FieldText) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

const emoji = ['emoji'] as const;

/** One profile field, name and value, with the buttons that move and remove it. */
function FieldRow({ field, at, count, problem, handle, onChange, onMove, onRemove }: FieldRowProps) {
  const text = useText();
  const id = useId();
  const value = useRef<HTMLInputElement>(null);
  const number = at + 1;
  const isNameProblem = problem !== null && problem.kind !== 'value_long';
  const describedBy = (is: boolean) => (problem !== null && is ? id : undefined);
  return (
    <>
      <IconButton
        {...handle}
        className={styles.handle}
        icon={GripVertical}
        name={text('edit_profile.field_move', { number })}
        data-tool="handle"
      />
      <div className={styles.pair}>
        <input
          className={input.input}
          dir="auto"
          autoComplete="off"
          aria-label={text('edit_profile.field_name', { number })}
          aria-invalid={isNameProblem || undefined}
          aria-describedby={describedBy(isNameProblem)}
          value={field.name}
          onChange={({ currentTarget }) => onChange({ ...field, name: currentTarget.value })}
        />
        <input
          ref={value}
          className={input.input}
          dir="auto"
          autoComplete="off"
          aria-label={text('edit_profile.field_value', { number })}
          aria-invalid={(problem !== null && !isNameProblem) || undefined}
          aria-describedby={describedBy(!isNameProblem)}
          value={field.value}
          onChange={({ currentTarget }) => onChange({ ...field, value: currentTarget.value })}
        />
        <Suggestions fieldRef={value} kinds={emoji} />
        {problem !== null && (
          <p id={id} role="alert" aria-live="polite" className={styles.problem}>
            <Icon of={CircleAlert} size="small" />
            {problemText(problem, text)}
          </p>
        )}
      </div>
      <MoveButtons
        names={{
          up: text('edit_profile.field_up', { number }),
          down: text('edit_profile.field_down', { number }),
        }}
        at={at}
        count={count}
        onMove={onMove}
      />
      <IconButton icon={X} name={text('edit_profile.field_remove', { number })} onClick={onRemove} />
    </>
  );
}

function problemText(problem: FieldProblem, text: GetText): string {
  if (problem.kind === 'nameless') return text('edit_profile.field_nameless');
  return text(`edit_profile.field_${problem.kind}`, { excess: problem.by });
}

interface FieldRowsProps {
  readonly fields: readonly FieldText[];
  readonly problems: TextProblems['fields'];
  /** Maximum number on this server; null if unknown. */
  readonly maxCount: number | null;
  readonly onChange: (fields: readonly FieldText[]) => void;
}

/** Used if the server does not state its limit. */
const DEFAULT_MAX_FIELDS = 4;

/** The profile fields, which can be reordered by dragging, keys and buttons. */
export function FieldRows({ fields, problems, maxCount, onChange }: FieldRowsProps) {
  const text = useText();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const frame = useFocusAfterRemoval(fields);
  const [announcement, setAnnouncement] = useState('');
  const maxFields = maxCount ?? DEFAULT_MAX_FIELDS;
  const { isDragging, rowProps, handleProps } = useRowOrder({
    list,
    count: fields.length,
    onDrop: move,
    onKey: move,
  });

  function move(from: number, to: number) {
    const field = fields[from];
    if (field === undefined || to < 0 || to >= fields.length) return;
    onChange(fields.toSpliced(from, 1).toSpliced(to, 0, field));
    setAnnouncement(text('edit_profile.field_moved', { number: to + 1, count: fields.length }));
    focusTool(to);
  }

  /** Rows are keyed by index, so a move changes their contents: the focus must follow the moved field. */
  function focusTool(to: number) {
    const tool = document.activeElement?.getAttribute('data-tool') ?? 'handle';
    list.current?.children[to]?.querySelector<HTMLElement>(`[data-tool="${tool}"]`)?.focus();
  }

  return (
    <div role="group" aria-labelledby={id} className={styles.group} data-part="fields">
      <span id={id} className={styles.title}>
        {text('edit_profile.fields')}
      </span>
      <p className={styles.hint}>{text('edit_profile.fields_hint', { max: maxFields })}</p>
      <div {...frame} className={styles.frame}>
        <ul ref={list} className={styles.rows} data-dragging={isDragging}>
          {fields.map((field, at) => (
            // Two fields may have the same content, so the index is the key.
            <li key={at} className={styles.row} {...rowProps(at)}>
              <FieldRow
                field={field}
                at={at}
                count={fields.length}
                problem={problems.get(at) ?? null}
                handle={handleProps(at)}
                onChange={(next) => onChange(fields.with(at, next))}
                onMove={(to) => move(at, to)}
                onRemove={() => onChange(fields.toSpliced(at, 1))}
              />
            </li>
          ))}
        </ul>
      </div>
      <Button
        className={styles.add}
        icon={<Icon of={Plus} size="small" />}
        disabled={fields.length >= maxFields}
        onClick={() => onChange([...fields, { name: '', value: '' }])}
      >
        {text('edit_profile.field_add')}
      </Button>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
