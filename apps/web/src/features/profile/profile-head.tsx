import type { Account, FailureReason } from '@linnet/api';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { ProfileCard } from '../../blocks/profile-card/profile-card';
import { profileTabPath } from '../../blocks/profile-card/profile-tab-path';
import { useProfilePath } from '../../platform/client/use-profile-path';
import { Text } from '../../platform/i18n/text';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { Note } from '../../ui/note/note';
import { LinkTabs } from '../../ui/tabs/link-tabs';
import { PinnedStatuses } from './pinned-statuses';
import { PostTools } from './post-tools';
import styles from './profile.module.css';
import type { ProfileQuery } from './profile-query';
import type { ProfileTab } from './profile-tabs';

interface ProfileHeadProps {
  readonly account: Account;
  readonly stale: FailureReason | null;
  readonly tabs: readonly ProfileTab[];
  readonly present: ProfileTab;
  readonly query: ProfileQuery;
}

/** The profile card, the tabs, and what comes before the first post. */
export function ProfileHead({ account, stale, tabs, present, query }: ProfileHeadProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const path = useProfilePath(account);
  const count = numbers.count(account.statusesCount);
  return (
    <>
      <ProfileCard account={account} place="page" />
      {stale !== null && <Stale reason={stale} />}
      <LinkTabs
        label={text('profile.tabs')}
        tabs={tabs.map(({ name, label }) => ({
          to: profileTabPath(path, name),
          label: name === 'statuses' ? text('profile.statuses_count', { count }) : text(label),
        }))}
        present={profileTabPath(path, present.name)}
      />
      {present.name === 'statuses' && (
        <>
          <PostTools account={account} query={query} />
          {query.tag === null && <PinnedStatuses accountId={account.id} />}
        </>
      )}
    </>
  );
}

function Stale({ reason }: { readonly reason: FailureReason }) {
  const words = useFailureWords(reason);
  return (
    <div className={styles.stale}>
      <Note tone="warning">
        <Text id="profile.old_card" values={{ reason: words }} />
      </Note>
    </div>
  );
}
