import type { ModerationItemId } from '@linnet/domain/staff';
import Ban from 'lucide-react/icons/ban';
import EyeOff from 'lucide-react/icons/eye-off';
import Globe from 'lucide-react/icons/globe-lock';
import ImageOff from 'lucide-react/icons/image-off';
import ListX from 'lucide-react/icons/list-x';
import Lock from 'lucide-react/icons/lock';
import Power from 'lucide-react/icons/power';
import type { LucideIcon } from 'lucide-react';
import Shield from 'lucide-react/icons/shield';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trash2 from 'lucide-react/icons/trash-2';
import UserX from 'lucide-react/icons/user-x';

interface ModerationLook {
  readonly icon: LucideIcon;
  /** Its texts are `moderation.NAME`; `_question` and `_text` are those of the dialog that asks first. */
  readonly words:
    | 'admin'
    | 'moderator'
    | 'activation'
    | 'delete'
    | 'media_force_nsfw'
    | 'media_strip'
    | 'force_unlisted'
    | 'sandbox'
    | 'disable_remote_subscription'
    | 'disable_any_subscription'
    | 'quarantine';
}

/** Icons and texts of the moderation actions. */
export const moderationLooks: Readonly<Record<ModerationItemId, ModerationLook>> = {
  admin: { icon: ShieldCheck, words: 'admin' },
  moderator: { icon: Shield, words: 'moderator' },
  activation: { icon: Power, words: 'activation' },
  delete: { icon: Trash2, words: 'delete' },
  'mrf_tag:media-force-nsfw': { icon: EyeOff, words: 'media_force_nsfw' },
  'mrf_tag:media-strip': { icon: ImageOff, words: 'media_strip' },
  'mrf_tag:force-unlisted': { icon: ListX, words: 'force_unlisted' },
  'mrf_tag:sandbox': { icon: Lock, words: 'sandbox' },
  'mrf_tag:disable-remote-subscription': { icon: UserX, words: 'disable_remote_subscription' },
  'mrf_tag:disable-any-subscription': { icon: Ban, words: 'disable_any_subscription' },
  'mrf_tag:quarantine': { icon: Globe, words: 'quarantine' },
};
