import type { StaffFilter } from '@linnet/api';
import type { PeopleQuery } from '@linnet/domain/staff';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { navigate } from '../../../platform/navigation/navigate';
import { Button } from '../../../ui/button/button';
import { SearchField } from '../../../ui/search-field/search-field';
import { Select } from '../../../ui/select/select';
import {
  type PeopleSearchField,
  actorTypes,
  filterGroups,
  peoplePath,
  searchFields,
  searchOf,
  withSearch,
} from './people-address';
import styles from './people.module.css';

/** The search and the filters of the list of people, all kept in the address. */
export function PeopleSearch({ query }: { readonly query: PeopleQuery }) {
  const text = useText();
  const shown = searchOf(query);
  const [field, setField] = useState<PeopleSearchField>(shown.field);
  const [words, setWords] = useState(shown.words);
  const open = (next: PeopleQuery) => navigate(peoplePath(next), { replace: true });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    open(withSearch(query, field, words));
  }

  return (
    <div className={styles.search}>
      <form className={styles.words} onSubmit={handleSubmit}>
        <Select
          aria-label={text('people_desk.search_in')}
          value={field}
          options={searchFields.map((value) => ({ value, label: text(`people_desk.field_${value}`) }))}
          onChange={setField}
        />
        <div className={styles.find}>
          <SearchField
            className={styles.field}
            label={text('people_desk.search')}
            query={words}
            onSearch={setWords}
          />
          <Button type="submit">{text('people_desk.find')}</Button>
        </div>
      </form>
      <div className={styles.filters}>
        {filterGroups.map(({ id, filters }) => (
          <FilterChoice
            key={id}
            label={text(`people_desk.group_${id}`)}
            filters={filters}
            chosen={query.filters}
            onChange={(next) => open({ ...query, filters: next, page: 1 })}
          />
        ))}
        <Choice
          label={text('people_desk.group_type')}
          value={query.actorTypes[0] ?? ''}
          options={[
            { value: '', label: text('people_desk.any') },
            ...actorTypes.map((value) => ({ value, label: text('people_desk.type', { type: value }) })),
          ]}
          onChange={(value) =>
            open({ ...query, actorTypes: actorTypes.filter((type) => type === value), page: 1 })
          }
        />
      </div>
    </div>
  );
}

interface FilterChoiceProps {
  readonly label: string;
  readonly filters: readonly StaffFilter[];
  /** The chosen filters of all groups. */
  readonly chosen: readonly StaffFilter[];
  readonly onChange: (chosen: readonly StaffFilter[]) => void;
}

/** One filter of a group, or none: two of a group together find nobody, or the same as one. */
function FilterChoice({ label, filters, chosen, onChange }: FilterChoiceProps) {
  const text = useText();
  const others = chosen.filter((filter) => !filters.includes(filter));
  return (
    <Choice
      label={label}
      value={chosen.find((filter) => filters.includes(filter)) ?? ''}
      options={[
        { value: '', label: text('people_desk.any') },
        ...filters.map((value) => ({ value, label: text(`people_desk.filter_${value}`) })),
      ]}
      onChange={(value) => onChange([...others, ...filters.filter((filter) => filter === value)])}
    />
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, ...select }: ChoiceProps) {
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} {...select} />
    </span>
  );
}
