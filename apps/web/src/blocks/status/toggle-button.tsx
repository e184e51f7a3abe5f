import { toggleActions, type StatusRow } from '@linnet/domain';
import { useClient } from '../../platform/client/client-provider';
import { useSetting } from '../../platform/client/use-setting';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import type { actionFacts } from './action-facts';
import styles from './action-row.module.css';

interface ToggleButtonProps {
  facts: (typeof actionFacts)[number];
  status: StatusRow;
}

export function ToggleButton({ facts, status }: ToggleButtonProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const { toggles } = useClient();
  const hidesCounts = useSetting('hidePostStats');
  const action = toggleActions[facts.name];
  const isOn = action.isOn(status);
  const count = hidesCounts ? null : facts.count(status);
  const label = text(isOn ? facts.label.on : facts.label.off);

  return (
    <button
      type="button"
      className={join(styles.action, styles[facts.name])}
      aria-label={count === null || count === 0 ? label : text('status.action_count', { label, count })}
      aria-pressed={isOn}
      title={label}
      onClick={() => toggles.toggle(facts.name, status.id, !isOn)}
    >
      <Icon of={facts.icon} filled={isOn && facts.name !== 'repeat'} />
      {count !== null && count > 0 && <span>{numbers.count(count)}</span>}
    </button>
  );
}
