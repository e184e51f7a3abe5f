import type { StatusId } from '@linnet/api';
import { useFeature } from '../../../platform/client/use-feature';
import { useText } from '../../../platform/i18n/use-text';
import { EmojiDialog } from '../../emoji/emoji-dialog';
import { useReact } from '../../reactions/use-react';

interface ReactDialogProps {
  readonly id: StatusId;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The emoji picker for reacting, as a dialog: for menus, which close together with what is anchored to them. */
export function ReactDialog({ id, open, onClose }: ReactDialogProps) {
  const text = useText();
  const react = useReact(id);
  const custom = useFeature('customEmojiReactions');
  return (
    <EmojiDialog
      open={open}
      onClose={onClose}
      label={text('reactions.add')}
      custom={custom}
      quick
      onPick={react}
    />
  );
}
