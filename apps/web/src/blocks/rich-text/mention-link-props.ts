import type { RichMention } from '@linnet/richtext';

export interface MentionLinkProps {
  mention: RichMention;
}
