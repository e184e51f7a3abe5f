import { useProfilePath } from '../../platform/client/use-profile-path';
import { Link } from '../../platform/navigation/link';
import { lazyInlinePart } from './lazy-inline-part';
import type { MentionLinkProps } from './styled-mention';

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
