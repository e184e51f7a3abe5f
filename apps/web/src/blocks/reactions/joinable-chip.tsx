import { toggleReaction } from '@linnet/domain/reactions';
import { useId } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { type ReactionChipProps, useChip } from './reaction-chip';
import styles from './reactions.module.css';

/** A reaction that the viewer adds or takes back with a click. Pressed: the viewer reacted with it, too. */
export function JoinableChip(props: ReactionChipProps) {
  const { status, reaction } = props;
  const client = useClient();
  const descriptionId = useId();
  const { className, content, label, names, loadNames } = useChip(props);
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-describedby={names === null ? undefined : descriptionId}
      aria-pressed={reaction.me}
      title={names === null ? label : undefined}
      onPointerEnter={loadNames}
      onFocus={loadNames}
      onClick={() => toggleReaction(client, status.id, reaction)}
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
