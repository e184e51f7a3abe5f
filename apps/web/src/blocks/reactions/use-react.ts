import type { StatusId } from '@linnet/api';
import type { PickedEmoji } from '@linnet/domain/emoji';
import { toggleReaction } from '@linnet/domain/reactions';
import { useClient } from '../../platform/client/client-provider';

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
