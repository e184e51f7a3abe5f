import { everySetting, presentValue, simplePolicy } from '@linnet/domain/configuration';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/note/note';
import type { SettingsScene } from './setting-scene';

const POLICIES = ':pleroma :mrf :policies';

/** Warns while the measures have no effect. Its button adds the policy that they need to the unsent edits. */
export function SimplePolicyNote({ scene: { settings, edits, form } }: { readonly scene: SettingsScene }) {
  const text = useText();
  const policies = everySetting(settings.sections).find(({ id }) => id === POLICIES);
  if (policies === undefined) return null;
  const edit = edits[POLICIES];
  const value = edit?.kind === 'value' ? edit.form : presentValue(settings.rows, policies);
  const names = (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
  if (names.includes(simplePolicy)) return null;
  return (
    <Note tone="warning">
      {text('server_settings.measures_off')}{' '}
      <Button
        small
        onClick={() =>
          form.edit(policies, { kind: 'value', control: 'modules', form: [...names, simplePolicy] })
        }
      >
        {text('server_settings.measures_on')}
      </Button>
    </Note>
  );
}
