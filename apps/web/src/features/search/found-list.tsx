import type { FeedRow } from '@linnet/domain';
import type { Found, FoundKind } from '@linnet/domain/search';
import { FeedList } from '../../blocks/feed/feed-list';
import { FoundHashtag } from './found-hashtag';
import { ResultsFoot } from './results-foot';
import type { AccountId } from '@linnet/api';
import { PersonCard } from '../../blocks/people/person-card';
import { useAccount } from '../../platform/client/use-account';

interface FoundListProps {
  readonly kind: FoundKind;
  readonly found: Found;
  /** The found posts, as rows of a feed. */
  readonly rows: readonly FeedRow[];
  readonly label: string;
  readonly onMore: () => Promise<void>;
}

/** The results of one kind, and the button that loads more. */
export function FoundList({ kind, found, rows, label, onMore }: FoundListProps) {
  const part = found[kind];
  return (
    <>
      {kind === 'statuses' && rows.length > 0 && (
        <FeedList
          label={label}
          rows={rows}
          busy={part.isLoading}
          onMissing={part.ended || part.isLoading ? null : () => void onMore()}
        />
      )}
      {kind === 'accounts' && (
        <ul aria-label={label}>
          {found.accounts.items.map((id) => (
            <FoundPerson key={id} id={id} />
          ))}
        </ul>
      )}
      {kind === 'hashtags' && (
        <ul aria-label={label}>
          {found.hashtags.items.map((hashtag) => (
            <FoundHashtag key={hashtag.name} hashtag={hashtag} />
          ))}
        </ul>
      )}
      <ResultsFoot part={part} onMore={onMore} />
    </>
  );
}

function FoundPerson({ id }: { readonly id: AccountId }) {
  const account = useAccount(id);
  return (
    account && (
      <li>
        <PersonCard account={account} />
      </li>
    )
  );
}
