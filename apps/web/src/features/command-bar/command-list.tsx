import { useEffect, useRef } from 'react';
import { DisplayName } from '../../blocks/account/display-name';
import { Avatar } from '../../blocks/inline-parts/avatar';
import { keyLabels } from '../../platform/hotkeys/key-labels';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import styles from './command-bar.module.css';
import type { Command, ShownGroup } from './commands';

interface CommandOptionProps {
  readonly id: string;
  readonly command: Command;
  readonly active: boolean;
  readonly onHover: () => void;
  readonly onChoose: () => void;
}

/** One command: its label, where it belongs, its hotkey, or whether it is on. */
function CommandOption({ id, command, active, onHover, onChoose }: CommandOptionProps) {
  const text = useText();
  const { label, detail, icon, mirrored = false, account, hotkey, isOn } = command;
  return (
    // The field handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={styles.option}
      onPointerMove={() => !active && onHover()}
      onClick={onChoose}
    >
      <span className={styles.icon}>
        {account === undefined ? (
          <Icon of={icon} mirrored={mirrored} />
        ) : (
          <Avatar account={account} size="tiny" />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.label}>
          {account === undefined ? <bdi>{label}</bdi> : <DisplayName account={account} />}
        </span>
        {detail !== undefined && <bdi className={styles.detail}>{detail}</bdi>}
      </span>
      {isOn !== undefined && (
        <span className={styles.state} data-on={isOn}>
          {text(isOn ? 'settings.on' : 'settings.off')}
        </span>
      )}
      {hotkey && (
        <span className={styles.keys} aria-hidden>
          {keyLabels(hotkey, text).map((cap, at) => (
            <kbd key={`${cap} ${at}`}>{cap}</kbd>
          ))}
        </span>
      )}
    </div>
  );
}

interface CommandListProps {
  readonly id: string;
  readonly groups: readonly ShownGroup[];
  /** Author of the current status, whom the title of its group names. */
  readonly author: string;
  /** Index of the command that Enter runs, counted over all groups. */
  readonly active: number;
  readonly onHover: (index: number) => void;
  readonly onChoose: (command: Command) => void;
}

/** The commands, group by group. The focus stays in the field, whose arrow keys move through the list. */
export function CommandList({ id, groups, author, active, onHover, onChoose }: CommandListProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const firstIndexes = groups.map((_, at) =>
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
          {commands.map((command, position) => {
            const index = (firstIndexes[at] ?? 0) + position;
            return (
              <CommandOption
                key={command.id}
                id={optionId(id, index)}
                command={command}
                active={index === active}
                onHover={() => onHover(index)}
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
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
