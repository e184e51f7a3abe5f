import type { RichMention } from '@linnet/richtext';
import { ForeignLink } from './foreign-link';

interface MentionLinkProps {
  mention: RichMention;
}

/** The short name of a mentioned person, with the full one as its title. */
export function MentionLink({ mention }: MentionLinkProps) {
  return (
    <ForeignLink href={mention.url} title={`@${mention.acct}`}>
      @{mention.username}
    </ForeignLink>
  );
}
