import { useProfilePath } from '../../platform/client/use-profile-path';
import { Link } from '../../platform/navigation/link';
import { inlinePart } from '../inline-parts/inline-part';
import type { MentionLinkProps } from './mention-link-props';

/** A mentioned person, written as the reader likes it, leading to their profile. */
export const MentionLink = inlinePart((parts) => parts.StyledMention, PlainMention);

/** As nearly everybody has it. */
function PlainMention({ mention }: MentionLinkProps) {
  return (
    <Link to={useProfilePath(mention)} title={`@${mention.acct}`}>
      <bdi>@{mention.username}</bdi>
    </Link>
  );
}
