import type { FieldProblem, FieldText } from '@linnet/domain/own-profile';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { Suggestions } from '../../blocks/text-suggestions/suggestions';
import { type GetText, useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { IconButton } from '../../ui/icon-button/icon-button';
import input from '../../ui/field/input.module.css';
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
export function FieldRow({ field, at, isLast, problem, onChange, onBy, ...handlers }: FieldRowProps) {
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
