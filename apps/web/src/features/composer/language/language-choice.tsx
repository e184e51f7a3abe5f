import Languages from 'lucide-react/icons/languages';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocale } from '../../../platform/i18n/use-locale';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import styles from './language-choice.module.css';
import { LanguageList } from './language-list';
import { languageNames } from '../../../blocks/languages/language-names';
import { useRecentLanguages } from './use-recent-languages';

interface LanguageChoiceProps {
  /** A language tag; null for no language. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly disabled: boolean;
}

/** Chooses the language of a post, and remembers it for the next one. */
export function LanguageChoice({ value, onChange, disabled }: LanguageChoiceProps) {
  const text = useText();
  const { code } = useLocale();
  const { remember } = useRecentLanguages();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const name = value === null ? text('post_language.none') : languageNames(code).nameOf(value);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  function handleChoose(tag: string | null) {
    if (tag !== null) remember(tag);
    onChange(tag);
    close();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!isOpen || event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    close();
    // Escape must not close the form or the window around the list.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // Handles keys of both the button and the list.
    <div className={styles.choice} role="presentation" onKeyDown={handleKeyDown}>
      <Button
        ref={button}
        variant="quiet"
        className={styles.button}
        disabled={disabled}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        icon={<Icon of={Languages} />}
        onClick={() => setOpen(!isOpen)}
      >
        {text('post_language.written_in', { name })}
      </Button>
      {isOpen && !disabled && (
        <div id={listId}>
          <LanguageList value={value} onChoose={handleChoose} />
        </div>
      )}
    </div>
  );
}
