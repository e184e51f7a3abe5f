import { ApiError, type Reaction } from '@linnet/api';
import { type StatusRow, sceneOf } from '@linnet/domain';
import { canJoin, loadReactionPeople, toggleReaction } from '@linnet/domain/reactions';
import { allSettings } from '@linnet/domain/settings';
import { type CSSProperties, useId, useState } from 'react';
import { useCell, useClient, useSession } from '../../platform/client/client-provider';
import { useRememberedState } from '../../platform/client/use-remembered-state';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useList } from '../../platform/i18n/use-list';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { join } from '../../ui/styles/join';
import { plainName } from '../account/plain-name';
import { ReactionEmoji } from './reaction-emoji';
import space from './reaction-space.module.css';
import styles from './reactions.module.css';
import { WhoReacted } from './who-reacted';

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

interface ReactionChipProps {
  readonly status: StatusRow;
  readonly reaction: Reaction;
  /** Null if it can't be pressed. */
  readonly onToggle: (() => void) | null;
}

/** One emoji with its number of reactions. Pressed: the viewer reacted with it, too. */
function ReactionChip({ status, reaction, onToggle }: ReactionChipProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const { name, url, count, me } = reaction;
  const label = text('reactions.count', { name: url === null ? name : `:${name}:`, count });
  const { names, loadNames } = useReactionNames(status, reaction);
  const descriptionId = useId();
  const className = join(space.chip, styles.chip);
  const content = (
    <>
      <ReactionEmoji name={name} url={url} />
      {numbers.count(count)}
    </>
  );
  if (onToggle === null) {
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
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-describedby={names === null ? undefined : descriptionId}
      aria-pressed={me}
      title={names === null ? label : undefined}
      onPointerEnter={loadNames}
      onFocus={loadNames}
      onClick={onToggle}
    >
      {content}
      {names !== null && (
        <span id={descriptionId} className={styles.names} aria-hidden>
          {names}
        </span>
      )}
    </button>
  );
}

/** Reactions shown at first; a button with a number shows the rest. */
const MAX_SHOWN = 12;

type Sizes = CSSProperties & { '--reactionEmoji': string };

/** The reactions to a status. Signed-in viewers can click one to react with the same emoji, and see who did. */
export function ReactionRow({ status }: { status: StatusRow }) {
  const client = useClient();
  const text = useText();
  const numbers = useNumberFormat();
  const isVisitor = useSession().state === 'visitor';
  useCell(client.features.loaded);
  const { value: scale } = useListedSetting('emojiReactionsScale', allSettings.emojiReactionsScale);
  const { value: emojiSize } = useListedSetting('emojiSize', allSettings.emojiSize);
  const [showsAll, setShowsAll] = useRememberedState(`reactions ${status.id}`, false);
  const scene = sceneOf(client, status);
  const { reactions } = status;
  const shown = showsAll ? reactions : reactions.slice(0, MAX_SHOWN);
  const more = reactions.length - MAX_SHOWN;
  const sizes: Sizes = { '--reactionEmoji': `calc(${emojiSize} * ${scale})` };

  return (
    <div className={space.row} style={sizes} role="group" aria-label={text('reactions.label')}>
      {shown.map((reaction) => (
        <ReactionChip
          key={reaction.name}
          status={status}
          reaction={reaction}
          onToggle={canJoin(scene, reaction) ? () => toggleReaction(client, status.id, reaction) : null}
        />
      ))}
      {more > 0 && (
        <button
          type="button"
          className={join(space.chip, styles.chip, styles.more)}
          aria-label={text(showsAll ? 'reactions.fewer' : 'reactions.more', { count: more })}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? '−' : `+${numbers.count(more)}`}
        </button>
      )}
      {!isVisitor && scene.has('reactionsOfPleroma') && <WhoReacted status={status} />}
    </div>
  );
}
