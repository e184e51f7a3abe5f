import { allSettings } from '@linnet/domain/settings';
import { markByName, markPerson } from '@linnet/domain/profile';
import { type FormEvent, useState } from 'react';
import { useKeptFocus } from '../../blocks/people/use-kept-focus';
import { useClient } from '../../platform/client/client-provider';
import { keepSetting } from '../../platform/client/keep-setting';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { TextField } from '../../ui/field/text-field';
import { FilterSection } from './filter-section';
import styles from './filters.module.css';
import { HighlightRow } from './highlight-row';

/** A handle; people of other servers have their host in it. */
const FULL_NAME = /^@?([^\s@]+(?:@[^\s@]+\.[^\s@]+)?)$/;

/** All people whose posts are highlighted. */
export function HighlightedPeople() {
  const text = useText();
  const client = useClient();
  const { value: highlights } = useListedSetting('highlight', allSettings.highlight);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const names = Object.keys(highlights).toSorted((one, other) => one.localeCompare(other));
  const frame = useKeptFocus(names);

  function write(name: string, mark: Parameters<typeof markPerson>[2]) {
    const raw = client.settings.own.get()['highlight'];
    keepSetting(client, 'highlight', markPerson(raw, { acct: name, fqn: name }, mark));
  }

  function handleAdd(event: FormEvent) {
    event.preventDefault();
    const [, name] = FULL_NAME.exec(typed.trim()) ?? [];
    setWrong(name === undefined);
    if (name === undefined) return;
    void markByName(client, name, (marks) => keepSetting(client, 'highlight', marks));
    setTyped('');
  }

  return (
    <FilterSection part="highlights" title={text('filter_settings.highlights')}>
      <div {...frame} className={styles.frame}>
        {names.length === 0 && <p className={styles.none}>{text('filter_settings.highlights_none')}</p>}
        {names.length > 0 && (
          <ul className={styles.rows} aria-label={text('filter_settings.highlights')}>
            {names.map((name) => {
              const highlight = highlights[name];
              return (
                highlight !== undefined && (
                  <HighlightRow
                    key={name}
                    name={name}
                    highlight={highlight}
                    onChange={(mark) => write(name, mark)}
                  />
                )
              );
            })}
          </ul>
        )}
      </div>
      <form className={styles.adding} noValidate onSubmit={handleAdd}>
        <TextField
          label={text('filter_settings.highlight_name')}
          hint={text('filter_settings.highlight_name_hint')}
          problem={isWrong ? text('filter_settings.highlight_name_problem') : undefined}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setWrong(false);
          }}
        />
        <Button type="submit">{text('filter_settings.highlight_add')}</Button>
      </form>
    </FilterSection>
  );
}
