import ArrowRight from 'lucide-react/icons/arrow-right';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useCanSearch } from '../../../blocks/navigation/use-navigation-items';
import { useHotkey } from '../../../platform/hotkeys/page-keys';
import { useText } from '../../../platform/i18n/use-text';
import { navigate } from '../../../platform/navigation/navigate';
import { searchPath } from '../../../platform/navigation/search-path';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { SearchField } from '../../../ui/search-field/search-field';
import styles from './search-bar.module.css';

/** An icon that expands to a field; submitting opens the search screen. */
export function SearchBar() {
  const text = useText();
  const canSearch = useCanSearch();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (open) field.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);

  useHotkey('search', handleHotkey, { enabled: canSearch });

  function handleHotkey() {
    setOpen(true);
    field.current?.focus();
  }

  function close() {
    setTyped('');
    setOpen(false);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const query = typed.trim();
    if (query === '') return field.current?.focus();
    navigate(searchPath({ query }));
    close();
  }

  if (!canSearch) return null;
  if (!open) {
    return (
      <IconButton
        ref={opener}
        icon={Search}
        size="nav"
        name={text('search.title')}
        aria-expanded={false}
        onClick={() => setOpen(true)}
      />
    );
  }
  return (
    <form className={styles.bar} onSubmit={handleSubmit}>
      <SearchField
        className={styles.field}
        label={text('search.label')}
        query={typed}
        onSearch={setTyped}
        onKeyDown={handleKeyDown}
        field={field}
      />
      <IconButton type="submit" icon={ArrowRight} size="nav" mirrored name={text('search.go')} />
      <IconButton icon={X} size="nav" name={text('search.close')} onClick={close} />
    </form>
  );
}
