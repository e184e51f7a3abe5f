import { ApiError, type Reaction } from '@linnet/api';
import type { StatusRow } from '@linnet/domain';
import { loadReactionPeople } from '@linnet/domain/reactions';
import { useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useList } from '../../platform/i18n/use-list';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { join } from '../../ui/styles/join';
import { plainName } from '../account/plain-name';
import { ReactionEmoji } from './reaction-emoji';
import space from './reaction-space.module.css';
import styles from './reactions.module.css';

/** Names shown at most. */
const MAX_NAMES = 5;

/** Who reacted with an emoji, in one line; null if nobody is known. `loadNames` loads them, on hover or focus. */
function useReactionNames(status: StatusRow, reaction: Reaction) {
  const client = useClient();
  const text = useText();
  const list = useList();
  const [loaded, setLoaded] = useState<{ count: number; ids: Reaction['accountIds'] } | null>(null);
  const ids = reaction.accountIds.length > 0 ? reaction.accountIds : loaded?.ids;
  const names = (ids ?? []).flatMap((id) => {
    const account = client.graph.accounts.get(id);
    return account === undefined ? [] : [plainName(account)];
  });
  const shown = names.slice(0, MAX_NAMES);
  const more = reaction.count - shown.length;

  async function load() {
    setLoaded({ count: reaction.count, ids: loaded?.ids ?? [] });
    try {
      const all = await loadReactionPeople(client, status.id);
      const found = all.find(({ name }) => name === reaction.name);
      setLoaded({ count: reaction.count, ids: found?.accountIds ?? [] });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      client.log('info', 'who reacted is not loaded', error);
    }
  }

  return {
    names: shown.length === 0 ? null : text('reactions.by', { names: list(shown), more: Math.max(0, more) }),
    loadNames() {
      const areAllKnown = names.length >= Math.min(reaction.count, MAX_NAMES);
      if (!areAllKnown && loaded?.count !== reaction.count) void load();
    },
  };
}

export interface ReactionChipProps {
  readonly status: StatusRow;
  readonly reaction: Reaction;
}

/** What a chip shows: one emoji with its number of reactions; in words, too. */
export function useChip({ status, reaction }: ReactionChipProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const { name, url, count } = reaction;
  return {
    ...useReactionNames(status, reaction),
    label: text('reactions.count', { name: url === null ? name : `:${name}:`, count }),
    className: join(space.chip, styles.chip),
    content: (
      <>
        <ReactionEmoji name={name} url={url} />
        {numbers.count(count)}
      </>
    ),
  };
}

/** A reaction that can't be pressed. */
export function ReactionChip(props: ReactionChipProps) {
  const { className, content, label, names, loadNames } = useChip(props);
  return (
    <span
      className={className}
      role="img"
      aria-label={label}
      title={names ?? label}
      onPointerEnter={loadNames}
    >
      {content}
    </span>
  );
}
