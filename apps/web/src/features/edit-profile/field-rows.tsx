import type { FieldText, TextProblems } from '@linnet/domain/own-profile';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useKeptFocus } from '../../blocks/people/use-kept-focus';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { rowShift } from '../../ui/drag-order/place-at';
import { placeByKey } from '../../ui/drag-order/place-by-key';
import { useDrag } from '../../ui/drag-order/use-drag';
import { Icon } from '../../ui/icon/icon';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { FieldRow } from './field-row';
import styles from './field-rows.module.css';

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
    const to = placeByKey(event.key, { at, count: fields.length });
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
