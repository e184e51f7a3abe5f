import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type FormEvent, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { type ControlProps, ProblemLine } from './control-parts';
import { join } from '../../../ui/styles/join';
import input from '../../../ui/field/input.module.css';
import styles from './controls.module.css';

interface TextsControlProps extends ControlProps {
  readonly maxLength: number;
  readonly maxEntries: number;
}

/** Edits a list of texts: each can be removed, and new ones are added one by one. */
export function TextsControl(props: TextsControlProps) {
  const { id, describedBy, value, onChange, maxLength, maxEntries } = props;
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const list = Array.isArray(value)
    ? value.filter((entry): entry is string => typeof entry === 'string')
    : [];

  function handleAdd(event: FormEvent) {
    event.preventDefault();
    const entry = typed.trim();
    if (entry === '') return setProblem(text('settings.list_empty'));
    if (list.includes(entry)) return setProblem(text('settings.list_twice', { entry }));
    if (list.length >= maxEntries) return setProblem(text('settings.list_full', { max: maxEntries }));
    onChange([...list, entry]);
    setTyped('');
    setProblem(null);
  }

  function handleRemove(entry: string) {
    onChange(list.filter((other) => other !== entry));
    field.current?.focus();
  }

  return (
    <div className={styles.list}>
      {list.length > 0 && (
        <ul className={styles.entries} aria-labelledby={`${id}-label`}>
          {list.map((entry) => (
            <li key={entry} className={styles.entry}>
              <bdi className={styles.entryText}>{entry}</bdi>
              <button
                type="button"
                className={styles.remove}
                aria-label={text('settings.list_remove', { entry })}
                onClick={() => handleRemove(entry)}
              >
                <Icon of={X} size="small" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.addForm} onSubmit={handleAdd}>
        <input
          ref={field}
          id={id}
          className={join(input.input, styles.text)}
          dir="auto"
          autoComplete="off"
          maxLength={maxLength}
          aria-describedby={problem === null ? describedBy : `${id}-problem`}
          aria-invalid={problem !== null || undefined}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setProblem(null);
          }}
        />
        <Button type="submit" icon={<Icon of={Plus} size="small" />}>
          {text('settings.list_add')}
        </Button>
      </form>
      {problem !== null && <ProblemLine id={`${id}-problem`}>{problem}</ProblemLine>}
    </div>
  );
}
