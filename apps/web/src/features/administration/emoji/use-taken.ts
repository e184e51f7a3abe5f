import { type TakenShortcodes, takenShortcodes } from '@linnet/domain/emoji-packs';
import { useMemo } from 'react';
import { customEmojiOf } from '../../../blocks/emoji/use-emoji-groups';
import { useLazyPart } from '../../../platform/chunks/lazy-part';
import { useClient } from '../../../platform/client/client-provider';

/** The shortcodes of all emoji that people can use now; empty until they are loaded: then the server alone checks. */
export function useTaken(): TakenShortcodes {
  const custom = useLazyPart(customEmojiOf(useClient()));
  const groups = custom.state === 'ready' ? custom.part : null;
  return useMemo(() => takenShortcodes(groups ?? []), [groups]);
}
