import type { StatusView } from '@linnet/domain';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import styles from './action-row.module.css';
import { type ToggleStatusAction, flipToggle } from './status-action';
import { useActionCount } from './use-action-count';
import { useEffect, useRef, useState } from 'react';

/** How long something counts as just switched on. */
const JUST_ON_MS = 500;

/** True for half a second after `isOn` became true while mounted, but not if it was true at first. */
export function useJustOn(isOn: boolean): boolean {
  const [just, setJust] = useState(false);
  const before = useRef(isOn);
  useEffect(() => {
    const wasSwitchedOn = isOn && !before.current;
    before.current = isOn;
    if (!wasSwitchedOn) return;
    setJust(true);
    const timer = setTimeout(() => setJust(false), JUST_ON_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
  return just && isOn;
}

interface ToggleButtonProps {
  action: ToggleStatusAction;
  view: StatusView;
  /** Replaces flipping the toggle. */
  onPress?: (() => void) | undefined;
}

export function ToggleButton({ action, view, onPress }: ToggleButtonProps) {
  const text = useText();
  const client = useClient();
  const { icon, toggle } = action;
  const { status } = view;
  const isOn = toggle.isOn(status);
  const isNew = useJustOn(isOn);
  const label = text(isOn ? action.label.on : action.label.off);
  const { name, shown } = useActionCount(label, action.count?.(status));

  return (
    <button
      type="button"
      className={join(styles.action, styles[toggle.name])}
      aria-label={name}
      aria-pressed={isOn}
      data-new={isNew || undefined}
      title={label}
      onClick={onPress ?? (() => flipToggle(client, toggle, status))}
    >
      <Icon of={icon} filled={isOn && toggle.name !== 'repeat'} />
      {shown}
    </button>
  );
}
