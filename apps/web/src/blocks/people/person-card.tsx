import type { Account, ErrorReason } from '@linnet/api';
import { emojify, readRichText } from '@linnet/richtext';
import { type ReactNode, useMemo, useState } from 'react';
import { parseHtml } from '../../platform/html/parse-html';
import { shortened } from '../../platform/i18n/shortened';
import { useText } from '../../platform/i18n/use-text';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../ui/skeleton/skeleton-group';
import { DisplayName, Handle } from '../account/display-name';
import { AvatarLink, NameLink } from '../account/person-link';
import { useRelationship } from '../account/use-relationship';
import { ErrorNote } from '../error/error-note';
import { AccountMarks } from '../inline-parts/account-marks';
import { RichText } from '../rich-text/rich-text';
import { MovedNote } from './moved-note';
import styles from './person-card.module.css';
import { FollowControl, type RelationshipButtonProps } from './relationship-buttons';

/** Characters of a biography that can stand in two lines. */
const MAX_BIO_LENGTH = 280;

interface PersonCardProps {
  readonly account: Account;
  /** Replaces the follow button beside the name. */
  readonly action?: ReactNode;
  /** Shown below the text. */
  readonly extra?: ReactNode;
}

/** A person in short: avatar, name, the beginning of the biography, and the follow button. */
export function PersonCard({ account, action, extra }: PersonCardProps) {
  const [error, setError] = useState<ErrorReason | null>(null);
  const words = useMemo(() => firstWords(account), [account]);
  return (
    <div className={styles.card} data-person={account.id}>
      <AvatarLink account={account} />
      <div className={styles.identity}>
        <NameLink className={styles.names} account={account}>
          <span className={styles.name}>
            <b>
              <DisplayName account={account} />
            </b>{' '}
            <AccountMarks account={account} />
          </span>
          <Handle className={styles.handle} account={account} />
        </NameLink>
        {words !== '' && (
          <p className={styles.words} dir="auto">
            <RichText nodes={emojify(words, account.emojis)} />
          </p>
        )}
      </div>
      <div>{action ?? <FollowAction account={account} onFailed={setError} />}</div>
      {(error !== null || extra !== undefined || account.movedTo !== null) && (
        <div className={styles.extra}>
          {account.movedTo !== null && <MovedNote account={account} to={account.movedTo} />}
          {error !== null && <ErrorNote reason={error} />}
          {extra}
        </div>
      )}
    </div>
  );
}

/** The beginning of a biography, as one paragraph. */
function firstWords({ note, emojis }: Account): string {
  const { plainText } = readRichText(note, { parse: parseHtml, emojis });
  return shortened(plainText.replaceAll(/\s+/g, ' ').trim(), MAX_BIO_LENGTH);
}

function FollowAction(props: RelationshipButtonProps) {
  const text = useText();
  const relationshipState = useRelationship(props.account.id);
  const blocked = <span className={styles.blocked}>{text('people.blocked')}</span>;
  return <FollowControl {...props} relationshipState={relationshipState} blocked={blocked} />;
}

/** Widths of the lines of each card. */
const cards = [
  ['46%', '30%', '92%'],
  ['38%', '26%', '78%'],
  ['54%', '34%', '86%'],
  ['42%', '22%', '64%'],
];

/** Placeholder for cards of people that are loading. */
export function PersonCardsSkeleton() {
  return (
    <SkeletonGroup>
      {cards.map((lines) => (
        <div key={lines.join(' ')} className={styles.card}>
          <Skeleton shape="avatar" />
          <div className={styles.lines}>
            {lines.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
          <Skeleton shape="block" width="76px" height="28px" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
