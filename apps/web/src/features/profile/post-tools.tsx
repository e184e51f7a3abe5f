import type { Account } from '@linnet/api';
import Search from 'lucide-react/icons/search';
import { type FormEvent, useState } from 'react';
import { useMaySearch } from '../../blocks/navigation/use-may-search';
import { useFeature } from '../../platform/client/use-feature';
import { useProfilePath } from '../../platform/client/use-profile-path';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { leaveList } from '../../platform/navigation/leave-list';
import { navigate } from '../../platform/navigation/navigate';
import { searchPath } from '../../platform/navigation/search-path';
import { Check } from '../../ui/check/check';
import { IconButton } from '../../ui/icon-button/icon-button';
import { SearchField } from '../../ui/search-field/search-field';
import styles from './profile.module.css';
import { postsPath, type ProfileQuery } from './profile-query';

interface PostToolsProps {
  readonly account: Account;
  readonly query: ProfileQuery;
}

/** Leaves out replies, and searches what somebody wrote, where the server can. */
export function PostTools({ account, query: { withoutReplies } }: PostToolsProps) {
  const path = useProfilePath(account);
  const canSearch = useFeature('searchInAccount');
  const maySearch = useMaySearch();
  return (
    <div className={styles.tools}>
      <Check
        checked={withoutReplies}
        onChange={() => {
          leaveList();
          navigate(postsPath(path, !withoutReplies), { replace: true });
        }}
      >
        <Text id="profile.without_replies" />
      </Check>
      {canSearch && maySearch && <PostSearch acct={account.acct} />}
    </div>
  );
}

function PostSearch({ acct }: { readonly acct: string }) {
  const text = useText();
  const [query, setQuery] = useState('');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const words = query.trim();
    if (words !== '') navigate(searchPath({ query: words, type: 'statuses', by: acct }));
  }

  return (
    <form className={styles.search} onSubmit={handleSubmit}>
      <SearchField
        label={text('profile.search')}
        query={query}
        onSearch={setQuery}
        className={styles.field}
      />
      <IconButton type="submit" icon={Search} name={text('profile.search')} />
    </form>
  );
}
