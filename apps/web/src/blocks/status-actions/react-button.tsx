import type { StatusId } from '@linnet/api';
import type { StatusView } from '@linnet/domain';
import type { PickedEmoji } from '@linnet/domain/emoji';
import { toggleReaction } from '@linnet/domain/reactions';
import SmilePlus from 'lucide-react/icons/smile-plus';
import { useClient } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { EmojiPicker } from '../emoji/emoji-picker';
import row from './action-row.module.css';

/** Reacts to a status with the picked emoji, or removes that reaction. */
export function useReact(id: StatusId): (picked: PickedEmoji) => void {
  const client = useClient();
  return (picked) => {
    const emoji =
      picked.kind === 'unicode'
        ? { name: picked.text, url: null }
        : { name: picked.shortcode, url: picked.url };
    toggleReaction(client, id, emoji);
  };
}

/** A button that opens the emoji picker for reacting. */
export function ReactButton({ view }: { readonly view: StatusView }) {
  const text = useText();
  const label = text('reactions.add');
  const react = useReact(view.status.id);
  return (
    <EmojiPicker
      label={label}
      custom={useFeature('customEmojiReactions')}
      quick
      onPick={react}
      trigger={(props) => (
        <button {...props} type="button" className={row.action} aria-label={label} title={label}>
          <Icon of={SmilePlus} />
        </button>
      )}
    />
  );
}
