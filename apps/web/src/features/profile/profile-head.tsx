import type { Account, AccountId, ErrorReason } from '@linnet/api';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../blocks/error/use-error-text';
import { useCanSearch } from '../../blocks/navigation/use-navigation-items';
import { ProfileCard } from '../../blocks/profile-card/profile-card';
import { profileTabPath } from '../../blocks/profile-card/use-profile';
import { StatusCard } from '../../blocks/status/status-card';
import { useFeature } from '../../platform/client/use-feature';
import { useFeed } from '../../platform/client/use-feed';
import { useProfilePath } from '../../platform/client/use-status-view';
import { Text } from '../../platform/i18n/text';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { forgetListPosition } from '../../platform/navigation/list-link';
import { navigate } from '../../platform/navigation/navigate';
import { searchPath } from '../../platform/navigation/search-path';
import { CardBoundary } from '../../ui/boundary/boundaries';
import { Button } from '../../ui/button/button';
import { Check } from '../../ui/check/check';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Icon } from '../../ui/icon/icon';
import { Note } from '../../ui/note/note';
import { SearchField } from '../../ui/search-field/search-field';
import { LinkTabs } from '../../ui/tabs/link-tabs';
import { type ProfileQuery, type ProfileTab, postsPath, hashtagOf } from './profile-tabs';
import styles from './profile-head.module.css';

/** The pinned posts of an account. */
function PinnedStatuses({ accountId }: { readonly accountId: AccountId }) {
  const text = useText();
  const { state } = useFeed({ kind: 'user-pinned', accountId });
  const ids = state.segments.flat();
  if (ids.length === 0) return null;
  return (
    <section aria-label={text('profile.pinned')}>
      {ids.map((id) => (
        <CardBoundary key={id} resetKey={id}>
          <StatusCard id={id} />
        </CardBoundary>
      ))}
    </section>
  );
}

interface PostToolsProps {
  readonly account: Account;
  readonly query: ProfileQuery;
}

/** Filters an account's posts (without replies, one hashtag) and searches them, if the server supports that. */
function PostTools({ account, query }: PostToolsProps) {
  const text = useText();
  const path = useProfilePath(account);
  const { withoutReplies, tag } = query;
  const hasAccountSearch = useFeature('searchInAccount');
  const canSearch = useCanSearch();

  function show(change: Partial<ProfileQuery>) {
    forgetListPosition();
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
        acct={hasAccountSearch && canSearch ? account.acct : null}
        onTag={(chosenTag) => show({ tag: chosenTag })}
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
    const typed = query.trim();
    const tag = hashtagOf(acct === null && !typed.startsWith('#') ? `#${typed}` : typed);
    if (tag !== null) {
      setQuery('');
      onTag(tag);
    } else if (typed !== '' && acct !== null) {
      navigate(searchPath({ query: typed, type: 'statuses', by: acct }));
    }
  }

  return (
    <form className={styles.search} onSubmit={handleSubmit}>
      <SearchField label={label} query={query} onSearch={setQuery} className={styles.field} />
      <IconButton type="submit" icon={Search} name={label} />
    </form>
  );
}

interface ProfileHeadProps {
  readonly account: Account;
  readonly stale: ErrorReason | null;
  readonly tabs: readonly ProfileTab[];
  readonly openTab: ProfileTab;
  readonly query: ProfileQuery;
}

/** The profile card, the tabs, and what comes before the first post. */
export function ProfileHead({ account, stale, tabs, openTab, query }: ProfileHeadProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const path = useProfilePath(account);
  const why = useErrorText(stale);
  const count = numbers.count(account.statusesCount);
  return (
    <>
      <ProfileCard account={account} variant="page" />
      {stale !== null && (
        <div className={styles.stale}>
          <Note tone="warning">{text('profile.old_card', { reason: why })}</Note>
        </div>
      )}
      <LinkTabs
        label={text('profile.tabs')}
        tabs={tabs.map(({ name, label }) => ({
          to: profileTabPath(path, name),
          label: name === 'statuses' ? text('profile.statuses_count', { count }) : text(label),
        }))}
        current={profileTabPath(path, openTab.name)}
      />
      {openTab.name === 'statuses' && (
        <>
          <PostTools account={account} query={query} />
          {query.tag === null && <PinnedStatuses accountId={account.id} />}
        </>
      )}
    </>
  );
}
