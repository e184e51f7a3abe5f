import type { UnicodeGroup } from '@linnet/domain/emoji';
import type { LucideIcon } from 'lucide-react';
import Apple from 'lucide-react/icons/apple';
import Flag from 'lucide-react/icons/flag';
import Hand from 'lucide-react/icons/hand';
import Hash from 'lucide-react/icons/hash';
import Lightbulb from 'lucide-react/icons/lightbulb';
import PawPrint from 'lucide-react/icons/paw-print';
import Plane from 'lucide-react/icons/plane';
import Smile from 'lucide-react/icons/smile';
import Trophy from 'lucide-react/icons/trophy';
import type { MessageId } from '../../platform/i18n/message-id';

interface GroupFace {
  readonly label: MessageId;
  readonly icon: LucideIcon;
}

/** The icons and names of the Unicode groups. */
export const groupFaces: Readonly<Record<UnicodeGroup, GroupFace>> = {
  'smileys-and-emotion': { label: 'emoji.unicode_groups.smileys-and-emotion', icon: Smile },
  'people-and-body': { label: 'emoji.unicode_groups.people-and-body', icon: Hand },
  'animals-and-nature': { label: 'emoji.unicode_groups.animals-and-nature', icon: PawPrint },
  'food-and-drink': { label: 'emoji.unicode_groups.food-and-drink', icon: Apple },
  'travel-and-places': { label: 'emoji.unicode_groups.travel-and-places', icon: Plane },
  activities: { label: 'emoji.unicode_groups.activities', icon: Trophy },
  objects: { label: 'emoji.unicode_groups.objects', icon: Lightbulb },
  symbols: { label: 'emoji.unicode_groups.symbols', icon: Hash },
  flags: { label: 'emoji.unicode_groups.flags', icon: Flag },
};
