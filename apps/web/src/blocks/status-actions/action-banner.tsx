import { actionsOf } from '@linnet/domain/actions';
import type { FailureReason, StatusId } from '@linnet/api';
import type { ActionError } from '@linnet/domain';
import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { IconButton } from '../../ui/icon-button/icon-button';
import { useErrorText } from '../failure/use-error-text';
import styles from './action-banner.module.css';

interface ActionBannerProps {
  readonly id: StatusId;
  readonly trouble: ActionError;
}

/** An action that failed: which, why, and a button to try again. Out of view, a notice shows the error. */
export function ActionBanner({ id, trouble }: ActionBannerProps) {
  const text = useText();
  const { errors } = actionsOf(useClient());
  const place = useRef<HTMLDivElement>(null);
  const { name, on, reason, retry, address } = trouble;

  useLayoutEffect(() => {
    const box = place.current?.getBoundingClientRect();
    if (box !== undefined && (box.bottom < 0 || box.top > innerHeight)) errors.showAsNotice(id);
  }, [errors, id, trouble]);

  function handleRetry() {
    errors.clear(id);
    retry?.();
  }

  return (
    <div className={styles.banner} role="alert" ref={place}>
      <Icon of={CircleAlert} />
      <div className={styles.words}>
        {address === undefined ? (
          text(`status.action_failed.${name}`, { on: String(on), address: '' })
        ) : (
          <label>
            {text('status_actions.copy_by_hand')}
            <input
              className={styles.address}
              readOnly
              value={address}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
        )}
        {reason !== null && <Reason reason={reason} />}
      </div>
      {retry !== undefined && (
        <Button small className={styles.retry} onClick={handleRetry}>
          {text('general.retry')}
        </Button>
      )}
      <IconButton small icon={X} name={text('general.dismiss')} onClick={() => errors.clear(id)} />
    </div>
  );
}

function Reason({ reason }: { readonly reason: FailureReason }) {
  return <p className={styles.reason}>{useErrorText(reason)}</p>;
}
