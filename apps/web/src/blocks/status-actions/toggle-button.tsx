import type { StatusView } from '@linnet/domain';
import { useClient, useSetting } from '../../platform/client/client-provider';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import styles from './action-row.module.css';
import { type ToggleStatusAction, flipToggle } from './status-action';
import { useEffect, useRef, useState } from 'react';

/** How long something counts as just switched on, in milliseconds. */
const LASTS = 500;

/** True for half a second after `isOn` became true while mounted, but not if it was true at first. */
export function useJustOn(isOn: boolean): boolean {
  const [just, setJust] = useState(false);
  const before = useRef(isOn);
  useEffect(() => {
    const turned = isOn && !before.current;
    before.current = isOn;
    if (!turned) return;
    setJust(true);
    const timer = setTimeout(() => setJust(false), LASTS);
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
  const numbers = useNumberFormat();
  const client = useClient();
  const hidesCounts = useSetting('hidePostStats');
  const { icon, toggle } = action;
  const { status } = view;
  const isOn = toggle.isOn(status);
  const isNew = useJustOn(isOn);
  const count = hidesCounts ? 0 : (action.count?.(status) ?? 0);
  const label = text(isOn ? action.label.on : action.label.off);

  return (
    <button
      type="button"
      className={join(styles.action, styles[toggle.name])}
      aria-label={count === 0 ? label : text('status.action_count', { label, count })}
      aria-pressed={isOn}
      data-new={isNew || undefined}
      title={label}
      onClick={onPress ?? (() => flipToggle(client, toggle, status))}
    >
      <Icon of={icon} filled={isOn && toggle.name !== 'repeat'} />
      {count > 0 && <span>{numbers.count(count)}</span>}
    </button>
  );
}
