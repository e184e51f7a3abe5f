import { Avatar } from '../../blocks/inline-parts/avatar';
import { DisplayName } from '../../blocks/account/display-name';
import { keyWords } from '../../platform/hotkeys/key-words';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import type { Command } from './command';
import styles from './command-bar.module.css';

interface CommandOptionProps {
  readonly id: string;
  readonly command: Command;
  readonly active: boolean;
  readonly onReach: () => void;
  readonly onChoose: () => void;
}

/** One command: its label, where it belongs, its hotkey, or whether it is on. */
export function CommandOption({ id, command, active, onReach, onChoose }: CommandOptionProps) {
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
      onPointerMove={() => !active && onReach()}
      onClick={onChoose}
    >
      <span className={styles.sign}>
        {account === undefined ? (
          <Icon of={icon} mirrored={mirrored} />
        ) : (
          <Avatar account={account} size="tiny" />
        )}
      </span>
      <span className={styles.label}>
        {account === undefined ? <bdi>{label}</bdi> : <DisplayName account={account} />}
      </span>
      {detail !== undefined && <bdi className={styles.detail}>{detail}</bdi>}
      {isOn !== undefined && (
        <span className={styles.state} data-on={isOn}>
          {text(isOn ? 'settings.on' : 'settings.off')}
        </span>
      )}
      {hotkey && (
        <span className={styles.caps} aria-hidden>
          {keyWords(hotkey).map((cap, at) => (
            <kbd key={`${cap} ${at}`}>{cap}</kbd>
          ))}
        </span>
      )}
    </div>
  );
}
