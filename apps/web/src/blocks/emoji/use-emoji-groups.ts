import { type EmojiGroup, withoutJoined } from '@linnet/domain/emoji';
import { useMemo } from 'react';
import { useLazyPart } from '../../platform/chunks/use-lazy-part';
import { useClient } from '../../platform/client/client-provider';
import { useLacks } from '../../platform/client/use-lacks';
import { customEmojiOf } from './custom-emoji-of';
import { unicodeEmoji } from './unicode-emoji';

interface EmojiGroups {
  readonly state: 'loading' | 'failed' | 'ready';
  /** The server's groups, then the nine of Unicode. */
  readonly groups: readonly EmojiGroup[];
  /** The server's custom emoji could not be loaded. */
  readonly lacksCustom: boolean;
  readonly retry: () => void;
}

const none: readonly EmojiGroup[] = [];

interface Offered {
  /** Includes the server's custom emoji. */
  readonly withCustom: boolean;
  /** Only emoji that the server accepts as reactions. */
  readonly forReactions: boolean;
}

/** All groups that the picker offers. If the custom emoji can't be loaded, it still offers the nine Unicode groups. */
export function useEmojiGroups({ withCustom, forReactions }: Offered): EmojiGroups {
  const customPart = customEmojiOf(useClient());
  const unicode = useLazyPart(unicodeEmoji);
  const custom = useLazyPart(customPart, withCustom);
  const nine = unicode.state === 'ready' ? unicode.part : none;
  const own = withCustom && custom.state === 'ready' ? custom.part : none;
  const isPlain = useLacks()(forReactions ? ['joinedEmojiReactions'] : undefined);
  const groups = useMemo(() => [...own, ...(isPlain ? withoutJoined(nine) : nine)], [own, nine, isPlain]);
  const waits = withCustom && (custom.state === 'idle' || custom.state === 'loading');
  const failed = unicode.state === 'failed' || unicode.state === 'late';

  return {
    state: failed ? 'failed' : unicode.state !== 'ready' || waits ? 'loading' : 'ready',
    groups,
    lacksCustom: withCustom && (custom.state === 'failed' || custom.state === 'late'),
    retry() {
      unicodeEmoji.retry();
      if (withCustom) customPart.retry();
    },
  };
}
