import { type NewHighlight, highlightByName, withHighlight } from '@linnet/domain/profile';
import { type Highlight, allSettings } from '@linnet/domain/settings';
import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { useFocusAfterRemoval } from '../../blocks/list-foot/use-focus-after-removal';
import { useClient } from '../../platform/client/client-provider';
import { storeSetting, useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { TextField } from '../../ui/field/text-field';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Select } from '../../ui/select/select';
import { FilterSection } from './filter-section';
import styles from './filters.module.css';

interface HighlightRowProps {
  /** The person's full handle. */
  readonly name: string;
  readonly highlight: Highlight;
  /** Called with null to remove the highlight. */
  readonly onChange: (change: NewHighlight | null) => void;
}

const types = ['solid', 'striped', 'side'] as const;

/** One person whose posts are highlighted, and how. */
function HighlightRow({ name, highlight: { type, color }, onChange }: HighlightRowProps) {
  const text = useText();
  return (
    <li className={styles.row}>
      <bdi className={styles.name}>{name}</bdi>
      <div className={styles.tools}>
        <Select
          aria-label={text('filter_settings.highlight_type', { name })}
          value={type}
          options={types.map((value) => ({ value, label: text(`user_card.highlight.${value}`) }))}
          onChange={(chosen) => onChange({ type: chosen })}
        />
        <input
          type="color"
          className={styles.colour}
          aria-label={text('filter_settings.highlight_color', { name })}
          value={color.toLowerCase()}
          onChange={({ currentTarget }) => onChange({ type, color: currentTarget.value })}
        />
        <IconButton
          icon={X}
          name={text('filter_settings.highlight_remove', { name })}
          onClick={() => onChange(null)}
        />
      </div>
    </li>
  );
}

/** A handle; people of other servers have their host in it. */
const HANDLE = /^@?([^\s@]+(?:@[^\s@]+\.[^\s@]+)?)$/;

/** All people whose posts are highlighted. */
export function HighlightedPeople() {
  const text = useText();
  const client = useClient();
  const { value: highlights } = useListedSetting('highlight', allSettings.highlight);
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const names = Object.keys(highlights).toSorted((one, other) => one.localeCompare(other));
  const frame = useFocusAfterRemoval(names);

  function write(name: string, change: NewHighlight | null) {
    const raw = client.settings.own.get()['highlight'];
    storeSetting(client, 'highlight', withHighlight(raw, { acct: name, fqn: name }, change));
  }

  function handleAdd(event: FormEvent) {
    event.preventDefault();
    const [, name] = HANDLE.exec(typed.trim()) ?? [];
    setInvalid(name === undefined);
    if (name === undefined) return;
    void highlightByName(client, name, (changed) => storeSetting(client, 'highlight', changed));
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
                    onChange={(change) => write(name, change)}
                  />
                )
              );
            })}
          </ul>
        )}
      </div>
      <form className={styles.addForm} noValidate onSubmit={handleAdd}>
        <TextField
          label={text('filter_settings.highlight_name')}
          hint={text('filter_settings.highlight_name_hint')}
          problem={isInvalid ? text('filter_settings.highlight_name_problem') : undefined}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(value) => {
            setTyped(value);
            setInvalid(false);
          }}
        />
        <Button type="submit">{text('filter_settings.highlight_add')}</Button>
      </form>
    </FilterSection>
  );
}
