import type { Account, FailureReason } from '@linnet/api';
import { watchStanding } from '@linnet/domain/people';
import { type RefObject, type ReactNode, useEffect, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { Refusal } from '../failure/refusal';
import { useRelationship } from '../account/use-relationship';
import { Prose } from '../rich-text/prose';
import { CardBadges, CardFacts, useShownFacts } from './card-facts';
import { CardCounts } from './card-counts';
import { CardFace, CardNames } from './card-face';
import { CardEndorsed, CardFamiliar } from './card-familiar';
import { CardFields } from './card-fields';
import { CardNotices } from './card-notices';
import { type CardPlace, useViewerRole } from './use-profile';
import { CardPrivate } from './card-private';
import { CardTools } from './card-tools';
import styles from './profile-card.module.css';
import { useStopsMotion } from '../../platform/client/use-saves-data';
import { OnRequest } from '../media/on-request';

interface ProfileCardProps {
  readonly account: Account;
  readonly place: CardPlace;
  /** The element that the popover is anchored to. */
  readonly anchor?: RefObject<HTMLElement | null>;
  /** Called when the popover closes by a link in it. */
  readonly onLeave?: () => void;
  /** Shown over the cover, at its end. */
  readonly children?: ReactNode;
}

const stay = () => {};

/** An account's card. */
export function ProfileCard({ account, place, anchor, onLeave = stay, children }: ProfileCardProps) {
  const stance = useViewerRole(account.id);
  const { role, birthday } = useShownFacts(account, stance);
  const known = useRelationship(account.id);
  const client = useClient();
  const isMember = stance === 'member';
  useEffect(() => (isMember ? watchStanding(client, account.id) : undefined), [client, account.id, isMember]);
  const [refusal, setRefusal] = useState<FailureReason | null>(null);
  const relationship = known.state === 'ready' ? known.relationship : null;
  const isWhole = place !== 'compact';
  return (
    <div className={styles.card} data-place={place} data-profile-card={account.id}>
      <CardCover account={account} />
      {children !== undefined && <div className={styles.corner}>{children}</div>}
      <div className={styles.top}>
        <CardFace account={account} place={place} anchor={anchor ?? null} onLeave={onLeave} />
        <CardTools account={account} stance={stance} known={known} onRefused={setRefusal} />
      </div>
      <div className={styles.body}>
        <CardNames account={account} place={place} onLeave={onLeave} />
        <CardBadges account={account} role={role} relationship={relationship} />
        {refusal !== null && <Refusal reason={refusal} />}
        <CardNotices account={account} />
        {isWhole && account.note !== '' && (
          <div className={styles.bio}>
            <Prose html={account.note} emojis={account.emojis} />
          </div>
        )}
        {place === 'page' && <CardFields account={account} />}
        {isWhole && <CardFacts account={account} birthday={birthday} place={place} />}
        <CardCounts account={account} stance={stance} place={place} onLeave={onLeave} />
        {place === 'page' && isMember && <CardFamiliar id={account.id} />}
        {place === 'page' && <CardEndorsed id={account.id} />}
        {isWhole && isMember && <CardPrivate account={account} relationship={relationship} />}
      </div>
    </div>
  );
}

/** The header picture behind the head of the card; a plain colour if there is none, or it can't be loaded. */
export function CardCover({ account: { header, headerStatic } }: { readonly account: Account }) {
  const stops = useStopsMotion();
  const [failed, setFailed] = useState<string | null>(null);
  const src = stops ? headerStatic : header;
  return (
    <div className={styles.cover}>
      {src !== '' && src !== failed && (
        <OnRequest address={src} label="media.load_banner" look="corner">
          <img src={src} alt="" decoding="async" draggable={false} onError={() => setFailed(src)} />
        </OnRequest>
      )}
    </div>
  );
}
