import { type FoundKind, type SearchQuery, searchesOf } from '@linnet/domain/search';
import ListFilter from 'lucide-react/icons/list-filter';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { useHotkey } from '../../platform/hotkeys/page-keys';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { searchPath } from '../../platform/navigation/search-path';
import { Button } from '../../ui/button/button';
import { Check } from '../../ui/check/check';
import { TextField } from '../../ui/field/text-field';
import { IconButton } from '../../ui/icon-button/icon-button';
import { SearchField } from '../../ui/search-field/search-field';
import { readHandle, resultKinds } from './search-address';
import styles from './search.module.css';

interface SearchFormProps {
  readonly query: SearchQuery;
  readonly kind: FoundKind | null;
}

/** The search field and its filters. Searches on submit, not while typing: the server asks other servers, too. */
export function SearchForm({ query, kind }: SearchFormProps) {
  const text = useText();
  const client = useClient();
  const isSignedIn = useSession().state === 'signed-in';
  const offersFollowing = useFeature('searchFollowing') && isSignedIn;
  const offersBy = useFeature('searchInAccount');
  const field = useRef<HTMLInputElement>(null);
  const currentKey = JSON.stringify(query);
  const [form, setForm] = useState(() => formOf(query));
  const [isFilterShown, setFilterShown] = useState(query.following || query.by !== null);
  // The address has changed: the form takes over its query.
  if (form.key !== currentKey) setForm(formOf(query));

  const isEmpty = query.text === '';
  useEffect(() => {
    if (isEmpty) field.current?.focus();
  }, [isEmpty]);

  useHotkey('search', () => field.current?.select());

  function search(next: SearchQuery) {
    if (JSON.stringify(next) === currentKey) return void searchesOf(client).get(next).again();
    const isRefined = next.text === query.text;
    const type = isRefined ? resultKinds.find((one) => one.kind === kind)?.type : undefined;
    navigate(searchPath({ ...next, query: next.text, type }), { replace: isRefined });
  }

  function handleFollowing(following: boolean) {
    if (isEmpty) setForm({ ...form, following });
    else search({ ...query, following });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const typed = form.typed.trim();
    if (typed === '') field.current?.focus();
    else search({ text: typed, following: form.following, by: readHandle(form.by) });
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <SearchField
        className={styles.field}
        label={text('search.label')}
        query={form.typed}
        onSearch={(typed) => setForm({ ...form, typed })}
        field={field}
      />
      <Button variant="primary" type="submit">
        {text('search.go')}
      </Button>
      {(offersFollowing || offersBy) && (
        <IconButton
          icon={ListFilter}
          name={text('search.narrow')}
          aria-expanded={isFilterShown}
          onClick={() => setFilterShown(!isFilterShown)}
        />
      )}
      {isFilterShown && (
        <div className={styles.filters}>
          {offersBy && (
            <TextField
              label={text('search.by')}
              hint={text('search.by_hint')}
              value={form.by}
              dir="ltr"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onChange={(by) => setForm({ ...form, by })}
            />
          )}
          {offersFollowing && (
            <Check checked={form.following} onChange={handleFollowing}>
              {text('search.following')}
            </Check>
          )}
        </div>
      )}
    </form>
  );
}

function formOf(query: SearchQuery) {
  const { text, following, by } = query;
  return { key: JSON.stringify(query), typed: text, following, by: by ?? '' };
}
