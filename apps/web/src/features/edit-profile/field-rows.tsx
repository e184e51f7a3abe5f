import type { FieldProblem, FieldText, TextProblems } from '@linnet/domain/own-profile';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { useKeptFocus } from '../../blocks/list-foot/use-kept-focus';
import { Suggestions } from '../../blocks/text-suggestions/suggestions';
import { type GetText, useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { indexByKey, rowShift, useDrag } from '../../ui/drag-order/use-drag';
import input from '../../ui/field/input.module.css';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Icon } from '../../ui/icon/icon';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import styles from './field-rows.module.css';

interface FieldRowProps {
  readonly field: FieldText;
  readonly at: number;
  readonly isLast: boolean;
  readonly problem: FieldProblem | null;
  readonly onChange: (field: FieldText) => void;
  /** Moves the field one place up or down. */
  readonly onBy: (step: -1 | 1) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onHold: (event: PointerEvent) => void;
  readonly onRemove: () => void;
}

const emoji = ['emoji'] as const;

/** One profile field, name and value, with the buttons that move and remove it. */
function FieldRow({ field, at, isLast, problem, onChange, onBy, ...handlers }: FieldRowProps) {
  const { onKey, onHold, onRemove } = handlers;
  const text = useText();
  const id = useId();
  const value = useRef<HTMLInputElement>(null);
  const place = at + 1;
  const isOfName = problem !== null && problem.kind !== 'value_long';
  const described = (is: boolean) => (problem !== null && is ? id : undefined);
  return (
    <>
      <IconButton
        className={styles.handle}
        icon={GripVertical}
        name={text('edit_profile.field_move', { place })}
        data-tool="handle"
        onKeyDown={onKey}
        onPointerDown={onHold}
      />
      <div className={styles.pair}>
        <input
          className={input.input}
          dir="auto"
          autoComplete="off"
          aria-label={text('edit_profile.field_name', { place })}
          aria-invalid={isOfName || undefined}
          aria-describedby={described(isOfName)}
          value={field.name}
          onChange={({ currentTarget }) => onChange({ ...field, name: currentTarget.value })}
        />
        <input
          ref={value}
          className={input.input}
          dir="auto"
          autoComplete="off"
          aria-label={text('edit_profile.field_value', { place })}
          aria-invalid={(problem !== null && !isOfName) || undefined}
          aria-describedby={described(!isOfName)}
          value={field.value}
          onChange={({ currentTarget }) => onChange({ ...field, value: currentTarget.value })}
        />
        <Suggestions fieldRef={value} kinds={emoji} />
        {problem !== null && (
          <p id={id} role="alert" className={styles.problem}>
            <Icon of={CircleAlert} size="small" />
            {problemWords(problem, text)}
          </p>
        )}
      </div>
      {/* At an end they stay focusable (`aria-disabled`), so that pressing on does not lose the focus. */}
      <IconButton
        icon={ChevronUp}
        name={text('edit_profile.field_up', { place })}
        data-tool="up"
        aria-disabled={at === 0}
        onClick={() => onBy(-1)}
      />
      <IconButton
        icon={ChevronDown}
        name={text('edit_profile.field_down', { place })}
        data-tool="down"
        aria-disabled={isLast}
        onClick={() => onBy(1)}
      />
      <IconButton icon={X} name={text('edit_profile.field_remove', { place })} onClick={onRemove} />
    </>
  );
}

function problemWords(problem: FieldProblem, text: GetText): string {
  if (problem.kind === 'nameless') return text('edit_profile.field_nameless');
  return text(`edit_profile.field_${problem.kind}`, { by: problem.by });
}

interface FieldRowsProps {
  readonly fields: readonly FieldText[];
  readonly problems: TextProblems['fields'];
  /** Maximum number on this server; null if unknown. */
  readonly most: number | null;
  readonly onChange: (fields: readonly FieldText[]) => void;
}

/** The limit of most servers, used if the server does not say. */
const USUAL_MOST = 4;

/** The profile fields, which can be reordered by dragging, keys and buttons. */
export function FieldRows({ fields, problems, most, onChange }: FieldRowsProps) {
  const text = useText();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const frame = useKeptFocus(fields);
  const [moved, setMoved] = useState('');
  const room = most ?? USUAL_MOST;
  const { drag, begin } = useDrag({ list, onMove: move });

  function move(from: number, to: number) {
    const held = fields[from];
    if (held === undefined || to < 0 || to >= fields.length) return;
    onChange(fields.toSpliced(from, 1).toSpliced(to, 0, held));
    setMoved(text('edit_profile.field_moved', { place: to + 1, count: fields.length }));
    focusTool(to);
  }

  /** Rows are keyed by index, so a move changes their contents: the focus must follow the moved field. */
  function focusTool(to: number) {
    const tool = document.activeElement?.getAttribute('data-tool') ?? 'handle';
    list.current?.children[to]?.querySelector<HTMLElement>(`[data-tool="${tool}"]`)?.focus();
  }

  function handleKey(at: number, event: KeyboardEvent) {
    const to = indexByKey(event.key, { at, count: fields.length });
    if (to === undefined) return;
    event.preventDefault();
    move(at, to);
  }

  return (
    <div role="group" aria-labelledby={id} className={styles.group} data-part="fields">
      <span id={id} className={styles.title}>
        {text('edit_profile.fields')}
      </span>
      <p className={styles.hint}>{text('edit_profile.fields_hint', { most: room })}</p>
      <div {...frame} className={styles.frame}>
        <ul ref={list} className={styles.rows} data-dragging={drag !== null}>
          {fields.map((field, at) => {
            const isHeld = drag?.from === at;
            const shift = drag === null ? 0 : isHeld ? drag.by : rowShift(at, drag);
            return (
              <li
                // Two fields may have the same content.
                key={at}
                className={styles.row}
                data-held={isHeld}
                style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
              >
                <FieldRow
                  field={field}
                  at={at}
                  isLast={at === fields.length - 1}
                  problem={problems.get(at) ?? null}
                  onChange={(next) => onChange(fields.with(at, next))}
                  onBy={(step) => move(at, at + step)}
                  onKey={(event) => handleKey(at, event)}
                  onHold={(event) => begin(at, event)}
                  onRemove={() => onChange(fields.toSpliced(at, 1))}
                />
              </li>
            );
          })}
        </ul>
      </div>
      <Button
        className={styles.add}
        icon={<Icon of={Plus} size="small" />}
        disabled={fields.length >= room}
        onClick={() => onChange([...fields, { name: '', value: '' }])}
      >
        {text('edit_profile.field_add')}
      </Button>
      <VisuallyHidden>
        <span role="status">{moved}</span>
      </VisuallyHidden>
    </div>
  );
}
