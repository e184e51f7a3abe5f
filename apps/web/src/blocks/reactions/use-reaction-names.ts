import { ApiError, type Reaction } from '@linnet/api';
import type { StatusRow } from '@linnet/domain';
import { loadReactionPeople } from '@linnet/domain/reactions';
import { useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { spokenName } from '../account/spoken-name';

/** Names shown at most. */
const MOST = 5;

interface ReactionNames {
  /** Shown when a reaction is hovered or focused; null if no name is known. */
  readonly names: string | null;
  /** Called on hover or focus: loads the names once, and again when the count has changed. */
  readonly look: () => void;
}

/** The names of those who reacted with an emoji, in one line. */
export function useReactionNames(status: StatusRow, reaction: Reaction): ReactionNames {
  const client = useClient();
  const text = useText();
  const [known, setKnown] = useState<{ count: number; ids: Reaction['accountIds'] } | null>(null);
  const told = reaction.accountIds.length > 0 ? reaction.accountIds : known?.ids;
  const names = (told ?? []).flatMap((id) => {
    const account = client.graph.accounts.get(id);
    return account === undefined ? [] : [spokenName(account)];
  });
  const shown = names.slice(0, MOST);
  const more = reaction.count - shown.length;

  async function load() {
    setKnown({ count: reaction.count, ids: known?.ids ?? [] });
    try {
      const all = await loadReactionPeople(client, status.id);
      const own = all.find(({ name }) => name === reaction.name);
      setKnown({ count: reaction.count, ids: own?.accountIds ?? [] });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      client.log('info', 'who reacted is not known', error);
    }
  }

  return {
    names:
      shown.length === 0 ? null : text('reactions.by', { names: shown.join(', '), more: Math.max(0, more) }),
    look() {
      const areAllKnown = names.length >= Math.min(reaction.count, MOST);
      if (!areAllKnown && known?.count !== reaction.count) void load();
    },
  };
}
