import { useId } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { SearchField } from '../../ui/search-field/search-field';
import { Switch } from '../../ui/switch/switch';
import styles from './settings-search.module.css';

interface SettingsSearchProps {
  readonly query: string;
  readonly onSearch: (query: string) => void;
  readonly expert: boolean;
  readonly onExpert: (on: boolean) => void;
}

/** The search field, and the switch that shows rarely used settings. */
export function SettingsSearch({ query, onSearch, expert, onExpert }: SettingsSearchProps) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.bar}>
      <SearchField
        label={text('settings.search')}
        className={styles.search}
        query={query}
        onSearch={onSearch}
      />
      <label className={styles.expert} htmlFor={id}>
        {text('settings.expertLevel')}
        <Switch id={id} checked={expert} onChange={({ currentTarget }) => onExpert(currentTarget.checked)} />
      </label>
    </div>
  );
}
