import { actionsOf } from '@linnet/domain/actions';
import type { StatusId } from '@linnet/api';
import type { ActionError } from '@linnet/domain';
import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { RetryButton } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { IconButton } from '../../ui/icon-button/icon-button';
import { useErrorText } from '../error/use-error-text';
import styles from './action-banner.module.css';

interface ActionBannerProps {
  readonly id: StatusId;
  readonly error: ActionError;
}

/** An action that failed: which, why, and a button to try again. Out of view, a notice shows the error. */
export function ActionBanner({ id, error }: ActionBannerProps) {
  const text = useText();
  const { errors } = actionsOf(useClient());
  const banner = useRef<HTMLDivElement>(null);
  const { name, on, reason, retry, address } = error;
  const why = useErrorText(reason);

  useLayoutEffect(() => {
    const box = banner.current?.getBoundingClientRect();
    if (box !== undefined && (box.bottom < 0 || box.top > innerHeight)) errors.showAsNotice(id);
  }, [errors, id, error]);

  function handleRetry() {
    errors.clear(id);
    retry?.();
  }

  return (
    <div className={styles.banner} role="alert" ref={banner}>
      <Icon of={CircleAlert} />
      <div className={styles.words}>
        {address === undefined ? (
          text(`status.action_failed.${name}`, { on: String(on), address: '' })
        ) : (
          <label>
            {text('status_actions.copy_link_failed')}
            <input
              className={styles.address}
              readOnly
              value={address}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
        )}
        {reason !== null && <p className={styles.reason}>{why}</p>}
      </div>
      {retry !== undefined && <RetryButton className={styles.retry} onClick={handleRetry} />}
      <IconButton small icon={X} name={text('general.dismiss')} onClick={() => errors.clear(id)} />
    </div>
  );
}
