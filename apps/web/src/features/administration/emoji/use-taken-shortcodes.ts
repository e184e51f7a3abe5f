import { type TakenShortcodes, takenShortcodes } from '@linnet/domain/emoji-packs';
import { useMemo } from 'react';
import { customEmojiOf } from '../../../blocks/emoji/use-emoji-groups';
import { useLazyPart } from '../../../platform/chunks/lazy-part';
import { useClient } from '../../../platform/client/client-provider';

/** The shortcodes of all emoji that people can use now. Empty until they are loaded: only the server checks then. */
export function useTakenShortcodes(): TakenShortcodes {
  const custom = useLazyPart(customEmojiOf(useClient()));
  const groups = custom.state === 'ready' ? custom.part : null;
  return useMemo(() => takenShortcodes(groups ?? []), [groups]);
}
