import type { Account, AccountId, Relationship } from '@linnet/api';
import { highlightOf } from '@linnet/domain';
import { DEFAULT_COLOUR, type NewHighlight, withHighlight } from '@linnet/domain/profile';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { storeSetting } from '../../platform/client/use-listed-setting';
import { useFeature } from '../../platform/client/use-feature';
import { useRememberedState } from '../../platform/client/use-remembered-state';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Icon } from '../../ui/icon/icon';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { plainName } from '../account/plain-name';
import { useMemberships } from '../account/use-memberships';
import { ErrorLine } from '../error/error-note';
import { CardNote } from './card-note';
import styles from './card-private.module.css';
import profileCardStyles from './profile-card.module.css';

const types = ['disabled', 'solid', 'striped', 'side'] as const;

/** How the account's posts are highlighted for the viewer: the kind of mark and its colour. */
function CardHighlight({ account }: { readonly account: Account }) {
  const text = useText();
  const client = useClient();
  const { settings } = client;
  const raw = useSyncExternalStore(settings.own.subscribe, () => settings.own.get()['highlight']);
  const highlight = highlightOf(raw, [account.acct, account.fqn]);
  // Incomplete input is not a colour yet.
  const [typed, setTyped] = useState<string | null>(null);
  const colour = highlight?.color ?? DEFAULT_COLOUR;
  const name = plainName(account);

  const write = (next: NewHighlight | null) =>
    storeSetting(client, 'highlight', withHighlight(settings.own.get()['highlight'], account, next));

  function choose(type: (typeof types)[number]) {
    setTyped(null);
    write(type === 'disabled' ? null : { type });
  }

  function setColour(color: string) {
    setTyped(color);
    if (highlight !== undefined && /^#[0-9a-f]{6}$/i.test(color)) write({ type: highlight.type, color });
  }

  return (
    <div className={styles.highlight}>
      <SegmentedControl
        name={text('user_card.highlight_named', { name })}
        value={highlight?.type ?? 'disabled'}
        segments={types.map((value) => ({ value, label: text(`user_card.highlight.${value}`) }))}
        onChange={choose}
      />
      {highlight !== undefined && (
        <span className={styles.colour}>
          <input
            type="color"
            aria-label={text('user_card.highlight_colour')}
            value={colour.toLowerCase()}
            onChange={({ currentTarget }) => setColour(currentTarget.value)}
          />
          <input
            type="text"
            dir="ltr"
            size={8}
            maxLength={7}
            spellCheck={false}
            aria-label={text('user_card.highlight_code')}
            aria-invalid={(typed !== null && typed.toLowerCase() !== colour.toLowerCase()) || undefined}
            value={typed ?? colour}
            onChange={({ currentTarget }) => setColour(currentTarget.value)}
            onBlur={() => setTyped(null)}
          />
        </span>
      )}
    </div>
  );
}

/** The viewer's lists that contain the account, kept up to date with changes elsewhere on the page. */
function CardLists({ id }: { readonly id: AccountId }) {
  const text = useText();
  const { lists, memberOf, error, retry } = useMemberships(id);
  if (error !== null) return <ErrorLine className={profileCardStyles.faint} reason={error} onRetry={retry} />;
  if (memberOf === null || lists === null) return <Skeleton width="40%" />;
  const shown = lists.filter((list) => memberOf.has(list.id));
  if (shown.length === 0) {
    return <p className={profileCardStyles.faint}>{text('user_card.no_lists')}</p>;
  }
  return (
    <ul className={profileCardStyles.badges}>
      {shown.map((list) => (
        <li key={list.id}>
          <Link className={profileCardStyles.badge} to={pathTo('lists-timeline', { id: list.id })}>
            <bdi>{list.title}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface CardPrivateProps {
  readonly account: Account;
  /** Null until it is loaded. */
  readonly relationship: Relationship | null;
}

/** What only the viewer sees of an account: the note, the highlight, and the lists with it. */
export function CardPrivate({ account, relationship }: CardPrivateProps) {
  const text = useText();
  const [isOpened, setOpened] = useRememberedState(`private ${account.id}`, false);
  const hasNotes = useFeature('accountNotes');
  const note = relationship?.note ?? '';
  return (
    <details
      className={styles.private}
      open={isOpened}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>
        <Icon of={ChevronDown} size="small" />
        <span>{text('user_card.for_you')}</span>
        {note !== '' && !isOpened && (
          <span className={styles.noteStart} dir="auto">
            {note}
          </span>
        )}
      </summary>
      {isOpened && (
        <div className={styles.privateParts}>
          {hasNotes && relationship !== null && (
            <Part title="user_card.note">
              <CardNote account={account} relationship={relationship} />
            </Part>
          )}
          <Part title="user_card.highlight">
            <CardHighlight account={account} />
          </Part>
          <Part title="user_card.lists">
            <CardLists id={account.id} />
          </Part>
        </div>
      )}
    </details>
  );
}

function Part({ title, children }: { readonly title: MessageId; readonly children: ReactNode }) {
  const text = useText();
  return (
    <div>
      <h3 className={styles.partTitle}>{text(title)}</h3>
      {children}
    </div>
  );
}
