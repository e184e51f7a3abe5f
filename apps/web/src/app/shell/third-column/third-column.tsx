import { type ReactNode, useLayoutEffect } from 'react';
import { useLayout } from '../../../platform/browser/use-layout';
import { useText } from '../../../platform/i18n/use-text';
import { Panel } from '../../../ui/panel/panel';
import { lazyPart } from '../../../ui/lazy/lazy-screen';
import { SideColumn } from '../sidebar/side-column';
import { useThirdColumn } from './use-third-column';

const NotificationsColumn = lazyPart(() =>
  import('../../../features/notifications').then((part) => part.NotificationsColumn),
);

interface ThirdColumnProps {
  readonly composer: ReactNode;
}

/** The third column of a wide page: the notifications, or the composer. */
export function ThirdColumn({ composer }: ThirdColumnProps) {
  const text = useText();
  const wide = useLayout() === 'wide';
  const shown = useThirdColumn();

  // The attribute reserves the column before its code has loaded; the start script sets it even before the width is
  // known.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-third', shown !== 'none');
  }, [shown]);

  if (!wide || shown === 'none' || shown === 'room') return null;
  return (
    <SideColumn place="third">
      {shown === 'postform' ? (
        <Panel aria-label={text('nav.new_post')}>{composer}</Panel>
      ) : (
        <NotificationsColumn />
      )}
    </SideColumn>
  );
}
