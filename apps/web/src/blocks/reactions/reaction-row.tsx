import { type StatusRow, sceneOf } from '@linnet/domain';
import { canJoin } from '@linnet/domain/reactions';
import { allSettings } from '@linnet/domain/settings';
import type { CSSProperties } from 'react';
import { useCell, useClient, useSession } from '../../platform/client/client-provider';
import { useRememberedState } from '../../platform/client/use-remembered-state';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { join } from '../../ui/styles/join';
import { lazyPart } from '../../ui/lazy/lazy-screen';
import { ReactionChip, type ReactionChipProps } from './reaction-chip';
import space from './reaction-space.module.css';
import styles from './reactions.module.css';
import { WhoReacted } from './who-reacted';

/** A chip that signed-in viewers can press. */
const JoinableChip = lazyPart<ReactionChipProps>(
  () => import('./joinable-chip').then((part) => part.JoinableChip),
  ReactionChip,
);

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
      {shown.map((reaction) =>
        canJoin(scene, reaction) ? (
          <JoinableChip key={reaction.name} status={status} reaction={reaction} />
        ) : (
          <ReactionChip key={reaction.name} status={status} reaction={reaction} />
        ),
      )}
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
