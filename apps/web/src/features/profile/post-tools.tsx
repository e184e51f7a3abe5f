import type { Account } from '@linnet/api';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { useMaySearch } from '../../blocks/navigation/use-may-search';
import { useFeature } from '../../platform/client/use-feature';
import { useProfilePath } from '../../platform/client/use-profile-path';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { leaveList } from '../../platform/navigation/leave-list';
import { navigate } from '../../platform/navigation/navigate';
import { searchPath } from '../../platform/navigation/search-path';
import { Button } from '../../ui/button/button';
import { Check } from '../../ui/check/check';
import { Icon } from '../../ui/icon/icon';
import { IconButton } from '../../ui/icon-button/icon-button';
import { SearchField } from '../../ui/search-field/search-field';
import styles from './profile.module.css';
import { postsPath, type ProfileQuery, writtenTag } from './profile-query';

interface PostToolsProps {
  readonly account: Account;
  readonly query: ProfileQuery;
}

/** Filters an account's posts (without replies, one hashtag) and searches them, if the server supports that. */
export function PostTools({ account, query }: PostToolsProps) {
  const text = useText();
  const path = useProfilePath(account);
  const { withoutReplies, tag } = query;
  const canSearch = useFeature('searchInAccount');
  const maySearch = useMaySearch();

  function show(change: Partial<ProfileQuery>) {
    leaveList();
    navigate(postsPath(path, { ...query, ...change }), { replace: true });
  }

  return (
    <div className={styles.tools}>
      <Check checked={withoutReplies} onChange={() => show({ withoutReplies: !withoutReplies })}>
        <Text id="profile.without_replies" />
      </Check>
      {tag !== null && (
        <Button
          small
          icon={<Icon of={X} size="small" />}
          aria-label={text('profile.all_tags', { tag })}
          onClick={() => show({ tag: null })}
        >
          #{tag}
        </Button>
      )}
      <PostSearch
        acct={canSearch && maySearch ? account.acct : null}
        onTag={(wanted) => show({ tag: wanted })}
      />
    </div>
  );
}

interface PostSearchProps {
  /** The handle to search for; null if only hashtags can be searched. */
  readonly acct: string | null;
  readonly onTag: (tag: string) => void;
}

function PostSearch({ acct, onTag }: PostSearchProps) {
  const text = useText();
  const [query, setQuery] = useState('');
  const label = text(acct === null ? 'profile.by_tag' : 'profile.search');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const words = query.trim();
    const tag = writtenTag(acct === null && !words.startsWith('#') ? `#${words}` : words);
    if (tag !== null) {
      setQuery('');
      onTag(tag);
    } else if (words !== '' && acct !== null) {
      navigate(searchPath({ query: words, type: 'statuses', by: acct }));
    }
  }

  return (
    <form className={styles.search} onSubmit={handleSubmit}>
      <SearchField label={label} query={query} onSearch={setQuery} className={styles.field} />
      <IconButton type="submit" icon={Search} name={label} />
    </form>
  );
}
