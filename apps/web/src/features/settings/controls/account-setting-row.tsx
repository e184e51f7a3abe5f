import { allSettings, type AnySettingKey, type PlacedSetting } from '@linnet/domain/settings';
import type { ProfileOptionName } from '@linnet/domain/own-profile';
import { useId } from 'react';
import { useErrorText } from '../../../blocks/error/use-error-text';
import { useClient } from '../../../platform/client/client-provider';
import { useProfileOption } from '../../../platform/client/use-own-profile';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Spinner } from '../../../ui/spinner/spinner';
import account from './account-setting-row.module.css';
import { ProblemLine } from './control-parts';
import { SettingControl } from './setting-control';
import { saveResultOf } from '../use-change-settings';
import { SettingLabel, useTargetRow } from '../setting-row';
import styles from '../setting-row.module.css';
import { useSettingWords } from '../../../blocks/find/use-setting-words';
import { withOptions } from '../shown-settings';

interface AccountSettingRowProps {
  readonly name: AnySettingKey & ProfileOptionName;
  /** Scrolls the row into view and focuses its control: the address names it. */
  readonly isTarget?: boolean;
}

/** A setting that the server stores with the account. A change holds only after the server has confirmed it. */
export function AccountSettingRow({ name, isTarget = false }: AccountSettingRowProps) {
  const setting: PlacedSetting<unknown> = allSettings[name];
  const id = useId();
  const client = useClient();
  const text = useText();
  const { label, hint, option } = useSettingWords()(name);
  const { value, pending, error, loadError, isOffered, accepts, set, retry } = useProfileOption(name);
  const errorText = useErrorText(error === 'ignored' ? null : error);
  const isLoaded = value !== undefined || pending !== undefined;
  const row = useTargetRow(id, isTarget && isLoaded);

  function handleChange(next: unknown) {
    // Ignored while a change is being saved.
    if (pending === undefined && (typeof next === 'string' || typeof next === 'boolean')) void save(next);
  }

  async function save(newValue: string | boolean): Promise<void> {
    const reason = await set(newValue);
    if (reason === null) saveResultOf(client).savedAt.set(client.environment.now());
    // The window was closed meanwhile, so a notice shows the error.
    else if (row.current === null) {
      const notice = { level: 'error', values: { label } } as const;
      if (reason === 'ignored') client.notices.add({ ...notice, key: 'settings.option_ignored' });
      else client.notices.add({ ...notice, key: 'settings.option_not_saved', reason });
    }
  }

  if (!isOffered) return null;
  const why = error === 'ignored' ? text('settings.profile_ignored') : errorText;
  return (
    <li ref={row} className={styles.row} aria-busy={pending !== undefined || undefined}>
      <div className={styles.text}>
        <SettingLabel id={id} label={label} hint={hint} />
        {error !== null && (
          <ProblemLine id={`${id}-problem`}>{text('settings.profile_not_saved', { why })}</ProblemLine>
        )}
      </div>
      <div className={styles.control}>
        {isLoaded ? (
          <div className={account.control} data-saving={pending !== undefined}>
            {pending !== undefined && (
              <span className={account.saving}>
                <Spinner />
              </span>
            )}
            <SettingControl
              setting={withOptions(setting, accepts)}
              id={id}
              label={label}
              describedBy={hint === null ? undefined : `${id}-hint`}
              value={pending ?? value}
              option={option}
              onChange={handleChange}
            />
          </div>
        ) : loadError === null ? (
          <Spinner />
        ) : (
          <Button small onClick={retry}>
            {text('general.retry')}
          </Button>
        )}
      </div>
    </li>
  );
}
