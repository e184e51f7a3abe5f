import type { Account, ErrorReason } from '@linnet/api';
import { watchRelationship } from '@linnet/domain/people';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useStopsMotion } from '../../platform/client/use-saves-data';
import { useText } from '../../platform/i18n/use-text';
import { Note } from '../../ui/note/note';
import { useRelationship } from '../account/use-relationship';
import { ErrorNote } from '../error/error-note';
import { OnRequest } from '../media/on-request';
import { MovedNote } from '../people/moved-note';
import { Prose } from '../rich-text/prose';
import { CardCounts, CardEndorsed, CardFamiliar } from './card-counts';
import { CardBadges, CardFacts, CardFields, useShownFacts } from './card-facts';
import { CardAvatar, CardNames, CardTools } from './card-head';
import { CardPrivate } from './card-private';
import styles from './profile-card.module.css';
import { type CardVariant, useViewerRole } from './use-profile';

/** Important facts about an account: it has moved, its owner has died, or staff has limited it. */
function CardNotices({ account }: { readonly account: Account }) {
  const text = useText();
  const { memorial, limited, movedTo } = account;
  if (!memorial && !limited && movedTo === null) return null;
  return (
    <div className={styles.notices}>
      {memorial && <Note tone="info">{text('user_card.memorial')}</Note>}
      {limited && <Note tone="warning">{text('user_card.limited')}</Note>}
      {movedTo !== null && <MovedNote account={account} to={movedTo} />}
    </div>
  );
}

interface ProfileCardProps {
  readonly account: Account;
  readonly variant: CardVariant;
  /** The element that the popover is anchored to. */
  readonly anchor?: RefObject<HTMLElement | null>;
  /** Called when the popover closes by a link in it. */
  readonly onNavigate?: () => void;
  /** Shown over the cover, at its end. */
  readonly children?: ReactNode;
}

const doNothing = () => {};

/** An account's card. */
export function ProfileCard({
  account,
  variant,
  anchor,
  onNavigate = doNothing,
  children,
}: ProfileCardProps) {
  const viewerRole = useViewerRole(account.id);
  const { role, birthday } = useShownFacts(account, viewerRole);
  const relationshipState = useRelationship(account.id);
  const client = useClient();
  const isOtherAccount = viewerRole === 'other';
  useEffect(
    () => (isOtherAccount ? watchRelationship(client, account.id) : undefined),
    [client, account.id, isOtherAccount],
  );
  const [error, setError] = useState<ErrorReason | null>(null);
  const relationship = relationshipState.state === 'ready' ? relationshipState.relationship : null;
  const isWhole = variant !== 'compact';
  return (
    <div className={styles.card} data-variant={variant} data-profile-card={account.id}>
      <CardBanner account={account} />
      {children !== undefined && <div className={styles.corner}>{children}</div>}
      <div className={styles.top}>
        <CardAvatar account={account} variant={variant} anchor={anchor ?? null} onNavigate={onNavigate} />
        <CardTools
          account={account}
          viewerRole={viewerRole}
          relationshipState={relationshipState}
          onFailed={setError}
        />
      </div>
      <div className={styles.body}>
        <CardNames account={account} variant={variant} onNavigate={onNavigate} />
        <CardBadges account={account} role={role} relationship={relationship} />
        {error !== null && <ErrorNote reason={error} />}
        <CardNotices account={account} />
        {isWhole && account.note !== '' && (
          <div className={styles.bio}>
            <Prose html={account.note} emojis={account.emojis} />
          </div>
        )}
        {variant === 'page' && <CardFields account={account} />}
        {isWhole && <CardFacts account={account} birthday={birthday} variant={variant} />}
        <CardCounts account={account} viewerRole={viewerRole} variant={variant} onNavigate={onNavigate} />
        {variant === 'page' && isOtherAccount && <CardFamiliar id={account.id} />}
        {variant === 'page' && <CardEndorsed id={account.id} />}
        {isWhole && isOtherAccount && <CardPrivate account={account} relationship={relationship} />}
      </div>
    </div>
  );
}

/** The header picture behind the head of the card; a plain colour if there is none, or it can't be loaded. */
export function CardBanner({ account: { header, headerStatic } }: { readonly account: Account }) {
  const stops = useStopsMotion();
  const [failed, setFailed] = useState<string | null>(null);
  const src = stops ? headerStatic : header;
  return (
    <div className={styles.cover}>
      {src !== '' && src !== failed && (
        <OnRequest address={src} label="media.load_banner" variant="corner">
          <img src={src} alt="" decoding="async" draggable={false} onError={() => setFailed(src)} />
        </OnRequest>
      )}
    </div>
  );
}
