import { useEffect, useRef } from 'react';
import { useText } from '../../platform/i18n/use-text';
import type { Command } from './command';
import { CommandOption } from './command-option';
import styles from './command-bar.module.css';
import type { ShownGroup } from './group-commands';

interface CommandListProps {
  readonly id: string;
  readonly groups: readonly ShownGroup[];
  readonly author: string;
  /** Index of the command that Enter runs, counted over all groups. */
  readonly active: number;
  readonly onReach: (place: number) => void;
  readonly onChoose: (command: Command) => void;
}

/** The commands, group by group. The focus stays in the field, whose arrow keys move through the list. */
export function CommandList({ id, groups, author, active, onReach, onChoose }: CommandListProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { commands }) => sum + commands.length, 0),
  );

  useEffect(() => {
    const option = list.current?.querySelector(`[id="${CSS.escape(optionId(id, active))}"]`);
    if (active === 0) list.current?.scrollTo({ top: 0 });
    else option?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={text('commands.title')}
      className={styles.list}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ group, commands }, at) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} className={styles.group} role="presentation">
            {text(`commands.group.${group}`, { name: author })}
          </div>
          {commands.map((command, within) => {
            const place = (starts[at] ?? 0) + within;
            return (
              <CommandOption
                key={command.id}
                id={optionId(id, place)}
                command={command}
                active={place === active}
                onReach={() => onReach(place)}
                onChoose={() => onChoose(command)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** DOM id of a command's option. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}
