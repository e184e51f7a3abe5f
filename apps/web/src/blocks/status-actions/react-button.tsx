import type { StatusView } from '@linnet/domain';
import SmilePlus from 'lucide-react/icons/smile-plus';
import { useFeature } from '../../platform/client/use-feature';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { EmojiPicker } from '../emoji/emoji-picker';
import row from './action-row.module.css';
import { useReact } from '../reactions/use-react';

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
