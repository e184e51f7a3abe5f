import { composingSettings } from '@linnet/domain/settings';
import type { Scope } from '@linnet/api';
import type { DraftContent } from '@linnet/domain/drafts';
import { scopeFacts } from '../../blocks/status/scope-facts';
import { useFeature } from '../../platform/client/use-feature';
import { useSession } from '../../platform/client/use-session';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control';
import styles from './scope-choice.module.css';
import { shownScopes } from './shown-scopes';

interface ScopeChoiceProps {
  readonly scope: DraftContent['scope'];
  /** Scope of the status that is replied to; null for a new post. */
  readonly parent: Scope | null;
  /** The scope can no longer be changed. */
  readonly disabled: boolean;
  readonly onChange: (scope: DraftContent['scope']) => void;
}

/** Chooses the scope of a post. The chosen one shows its name, the others are icons. */
export function ScopeChoice({ scope, parent, disabled, onChange }: ScopeChoiceProps) {
  const text = useText();
  const session = useSession();
  const minimal = useListedSetting('minimalScopesMode', composingSettings.minimalScopesMode).value;
  const hasLocal = useFeature('localScope');
  const ownDefault = session.state === 'visitor' ? null : (session.own?.defaultScope ?? null);
  const segments = shownScopes({ current: scope, parent, ownDefault, minimal, hasLocal }).map((value) => ({
    value,
    label: text(scopeFacts[value].label),
    icon: scopeFacts[value].icon,
  }));
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <SegmentedControl
        name={text('post_status.scope_choice')}
        segments={segments}
        value={scope}
        onChange={onChange}
      />
    </fieldset>
  );
}
