import Check from 'lucide-react/icons/check';
import Languages from 'lucide-react/icons/languages';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type LanguageNames, languageNames } from '../../../blocks/languages/language-names';
import { useLocale, useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { join } from '../../../ui/styles/join';
import styles from './language-choice.module.css';
import { type FoundLanguage, findLanguages, firstLanguages, useRecentLanguages } from './languages';

interface LanguageListProps {
  readonly value: string | null;
  readonly onChoose: (tag: string | null) => void;
}

/** How many options each key moves. */
const keySteps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** A search field for languages and the list of results. */
function LanguageList({ value, onChoose }: LanguageListProps) {
  const text = useText();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const found = useFoundLanguages(query, value);
  const options: readonly (FoundLanguage | null)[] = query.trim() === '' ? [...found, null] : found;

  // A layout effect: the field has the focus before the list is painted.
  useLayoutEffect(() => {
    field.current?.focus();
  }, []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = keySteps[event.key];
    const chosen = options[active];
    if (step !== undefined) setActive(Math.max(0, Math.min(active + step, options.length - 1)));
    else if (event.key !== 'Enter') return;
    else if (chosen !== undefined) onChoose(chosen?.tag ?? null);
    // Keys must not reach the form or the window around the list.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={styles.panel}>
      <input
        ref={field}
        className={styles.search}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={options.length > 0 ? `${listId}-${active}` : undefined}
        aria-label={text('post_language.find')}
        placeholder={text('post_language.find')}
        value={query}
        onKeyDown={handleKeyDown}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setActive(0);
        }}
      />
      <div
        ref={list}
        id={listId}
        className={styles.list}
        role="listbox"
        tabIndex={-1}
        aria-label={text('post_language.label')}
      >
        {options.map((option, index) => (
          <button
            key={option?.tag ?? ''}
            id={`${listId}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            className={join(styles.option, index === active && styles.active)}
            aria-selected={(option?.tag ?? null) === value}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option?.tag ?? null)}
          >
            <span className={styles.name}>{option?.name ?? text('post_language.none')}</span>
            {option !== null && option.ownName !== '' && (
              <bdi className={styles.own} lang={option.tag}>
                {option.ownName}
              </bdi>
            )}
            {(option?.tag ?? null) === value && <Icon of={Check} size="small" />}
          </button>
        ))}
      </div>
      <p className={styles.empty} role="status">
        {options.length === 0 && text('post_language.nothing_found')}
      </p>
    </div>
  );
}

function useFoundLanguages(query: string, chosen: string | null): readonly FoundLanguage[] {
  const { code } = useLocale();
  // The recent languages as of opening: choosing one must not reorder the list.
  const { recent } = useRecentLanguages();
  const [first] = useState(() =>
    firstLanguages({ chosen, recent, locale: code, browser: navigator.languages }),
  );
  const names = useMemo(() => cached(languageNames(code)), [code]);
  return useMemo(() => findLanguages({ names, first, query, locale: code }), [names, first, query, code]);
}

/** Caches each language's own name: each lookup creates an `Intl.DisplayNames`. */
function cached({ ownNameOf, ...names }: LanguageNames): LanguageNames {
  const ownNames = new Map<string, string>();
  return {
    ...names,
    ownNameOf(tag: string): string {
      const name = ownNames.get(tag) ?? ownNameOf(tag);
      ownNames.set(tag, name);
      return name;
    },
  };
}

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
