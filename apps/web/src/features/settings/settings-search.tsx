import Search from 'lucide-react/icons/search';
import { useId } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { Switch } from '../../ui/switch/switch';
import styles from './settings-search.module.css';

interface SettingsSearchProps {
  readonly query: string;
  readonly onSearch: (query: string) => void;
  readonly expert: boolean;
  readonly onExpert: (on: boolean) => void;
}

/** What narrows the settings down, and what brings the rarely needed ones. */
export function SettingsSearch({ query, onSearch, expert, onExpert }: SettingsSearchProps) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.bar}>
      <div role="search" className={styles.search}>
        <Icon of={Search} />
        <input
          type="search"
          className={styles.field}
          dir="auto"
          aria-label={text('settings.search')}
          placeholder={text('settings.search')}
          value={query}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
      </div>
      <label className={styles.expert} htmlFor={id}>
        {text('settings.expertLevel')}
        <Switch id={id} checked={expert} onChange={({ currentTarget }) => onExpert(currentTarget.checked)} />
      </label>
    </div>
  );
}
