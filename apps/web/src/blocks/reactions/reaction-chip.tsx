import type { Reaction } from '@linnet/api';
import type { StatusRow } from '@linnet/domain';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useId } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { join } from '../../ui/styles/join';
import { ReactionPicture } from './reaction-picture';
import space from './reaction-space.module.css';
import styles from './reactions.module.css';
import { useReactionNames } from './use-reaction-names';

interface ReactionChipProps {
  readonly status: StatusRow;
  readonly reaction: Reaction;
  /** Null if it can't be pressed. */
  readonly onToggle: (() => void) | null;
}

/** One emoji with its number of reactions. Pressed: the viewer reacted with it, too. */
export function ReactionChip({ status, reaction, onToggle }: ReactionChipProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const { name, url, count, me } = reaction;
  const said = text('reactions.count', { name: url === null ? name : `:${name}:`, count });
  const { names, look: lookUp } = useReactionNames(status, reaction);
  const described = useId();
  const look = join(space.chip, styles.chip);
  const content = (
    <>
      <ReactionPicture name={name} url={url} />
      {numbers.count(count)}
    </>
  );
  if (onToggle === null) {
    return (
      <span className={look} role="img" aria-label={said} title={names ?? said} onPointerEnter={lookUp}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={look}
      aria-label={said}
      aria-describedby={names === null ? undefined : described}
      aria-pressed={me}
      title={names === null ? said : undefined}
      onPointerEnter={lookUp}
      onFocus={lookUp}
      onClick={onToggle}
    >
      {content}
      {names !== null && (
        <span id={described} className={styles.names} aria-hidden>
          {names}
        </span>
      )}
    </button>
  );
}
