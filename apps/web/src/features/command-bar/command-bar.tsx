import { recentCommandsOf } from '@linnet/domain/commands';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import floating from '../../ui/floating/floating.module.css';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import type { Command } from './commands';
import { CommandList, optionId } from './command-list';
import styles from './command-bar.module.css';
import { useShownCommands } from './use-shown-commands';
import { useSwitchedSetting } from './use-setting-commands';

interface CommandBarProps {
  /** The status of the selected card or of the open conversation; null for none. */
  readonly statusId: string | null;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

/**
 * The command bar: one search field for screens, lists, people, settings, and actions on the current status. The native
 * dialog is above all else on the page, and restores the focus when it closes.
 */
export function CommandBar({ statusId, onClose, onSignOut }: CommandBarProps) {
  const text = useText();
  const client = useClient();
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const { switched, onSwitch } = useSwitchedSetting();
  const { groups, author, failed } = useShownCommands({ query, statusId, onSignOut, onSwitch });
  const commands = groups.flatMap((group) => group.commands);
  const activeIndex = Math.min(active, commands.length - 1);

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  function choose(command: Command | undefined, isVisit: boolean) {
    if (command === undefined) return;
    recentCommandsOf(client).add(command.id);
    const run = isVisit && command.visit !== undefined ? command.visit : command.run;
    // The bar stays open when a setting is switched.
    if (run === command.run && command.isOn !== undefined) return run();
    // The command starts with the focus back where it was before the bar opened.
    dialog.current?.close();
    onClose();
    run();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey } = event;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && commands.length > 0)
      setActive((activeIndex + step + commands.length) % commands.length);
    if (key === 'Enter') choose(commands[activeIndex], shiftKey);
    // The bar closes itself, since a window below it may prevent the browser's default for Escape. It waits until the
    // event has bubbled: with the bar already closed, that window would handle the key as well.
    if (key === 'Escape') setTimeout(() => dialog.current?.close());
    if (step !== 0 || key === 'Enter' || key === 'Escape') event.preventDefault();
  }

  function handleQuery(next: string) {
    setQuery(next);
    setActive(0);
  }

  return createPortal(
    // A click on the backdrop, which has the dialog as its target, closes it; with the keyboard, Escape does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={join(floating.surface, styles.bar)}
      aria-label={text('commands.title')}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <Icon of={Search} />
          <input
            className={styles.field}
            role="combobox"
            dir="auto"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            aria-label={text('commands.label')}
            placeholder={text('commands.label')}
            aria-expanded={commands.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={commands.length > 0 ? optionId(listId, activeIndex) : undefined}
            value={query}
            onChange={({ currentTarget }) => handleQuery(currentTarget.value)}
            onKeyDown={handleKeyDown}
          />
        </div>
        <CommandList
          id={listId}
          groups={groups}
          author={author}
          active={activeIndex}
          onHover={setActive}
          onChoose={(command) => choose(command, false)}
        />
        {commands.length === 0 && <p className={styles.empty}>{text('commands.nothing')}</p>}
        {failed && <p className={styles.empty}>{text('commands.people_failed')}</p>}
        <VisuallyHidden>
          <output>{query === '' ? '' : text('commands.count', { count: commands.length })}</output>
        </VisuallyHidden>
        {switched !== null && (
          <div className={styles.switched}>
            <output>
              {text(switched.on ? 'commands.switched_on' : 'commands.switched_off', { name: switched.name })}
            </output>
            <Button onClick={switched.undo}>{text('general.undo')}</Button>
          </div>
        )}
        <p className={styles.foot} aria-hidden>
          {text(commands[activeIndex]?.isOn === undefined ? 'commands.keys' : 'commands.keys_of_switch')}
        </p>
      </div>
    </dialog>,
    document.body,
  );
}
