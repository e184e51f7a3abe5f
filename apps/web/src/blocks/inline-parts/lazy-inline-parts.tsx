import type { RichEmoji } from '@linnet/richtext';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useProfilePath } from '../../platform/client/use-status-view';
import { useSetting } from '../../platform/client/client-provider';
import { Link } from '../../platform/navigation/link';
import { useMomentTitle } from '../../platform/time/use-absolute-time';
import { useRelativeTime } from '../../platform/time/relative-time';
import { lazyPart } from '../../ui/lazy/lazy-screen';
import type * as InlineParts from './inline-parts';
import type { MentionLinkProps, StatusTimeProps } from './inline-parts';
import styles from './lazy-inline-parts.module.css';

/** An inline component whose code is loaded after the first status; until then its plain form is shown. */
export function lazyInlinePart<Props extends object>(
  pick: (parts: typeof InlineParts) => ComponentType<Props>,
  plain?: (props: Props) => ReactNode,
): ComponentType<Props> {
  return lazyPart(() => import('./inline-parts').then(pick), plain);
}

const MovingEmoji = lazyInlinePart((parts) => parts.MovingEmoji, StillEmoji);

/** A server's custom emoji. */
export function CustomEmoji({ emoji }: { readonly emoji: RichEmoji }) {
  const moves = emoji.staticUrl !== emoji.url || /\.gif(?:\?|$)/i.test(emoji.url);
  return moves ? <MovingEmoji emoji={emoji} /> : <StillEmoji emoji={emoji} />;
}

function StillEmoji({ emoji: { shortcode, staticUrl } }: { readonly emoji: RichEmoji }) {
  const [failed, setFailed] = useState(false);
  const name = `:${shortcode}:`;
  if (failed) return name;
  return (
    <img
      className={styles.emoji}
      src={staticUrl}
      alt={name}
      title={name}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}

const AbsoluteTime = lazyInlinePart((parts) => parts.AbsoluteTime, Age);

/** The age of a status, or its exact time if the viewer has set that. */
export function StatusTime({ at }: StatusTimeProps) {
  return useSetting('useAbsoluteTimeFormat') ? <AbsoluteTime at={at} /> : <Age at={at} />;
}

/** The age, with the exact time as its title. */
function Age({ at }: StatusTimeProps) {
  const moment = Date.parse(at);
  const age = useRelativeTime(moment);
  const title = useMomentTitle(moment);
  return (
    <time dateTime={at} title={title}>
      {age}
    </time>
  );
}

/** A mention in the form that the viewer has chosen, linked to the profile. */
export const MentionLink = lazyInlinePart((parts) => parts.StyledMention, PlainMention);

/** The form of the default settings. */
function PlainMention({ mention }: MentionLinkProps) {
  return (
    <Link to={useProfilePath(mention)} title={`@${mention.acct}`}>
      <bdi>@{mention.username}</bdi>
    </Link>
  );
}
