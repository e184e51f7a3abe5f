import { type ReactNode, useRef, useState } from 'react';
import { useLayout } from '../../platform/browser/use-layout';
import { useOnline } from '../../platform/browser/use-online';
import { useSession } from '../../platform/client/use-session';
import { useSetting } from '../../platform/client/use-setting';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import { LoginPanel } from './account/login-panel';
import { MobileBar } from './mobile/mobile-bar';
import { useOpenHere } from './mobile/use-open-here';
import { OfflineLine } from './offline-line';
import styles from './shell.module.css';
import type { ShellSlots } from './shell-slots';
import { Sidebar } from './sidebar/sidebar';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar/top-bar';
import { useShellTitle } from './use-shell-title';

const Floats = lazyScreen(() => import('./floats').then((part) => part.Floats), {
  placeholder: () => null,
  later: true,
  floats: true,
});

interface ShellProps {
  readonly slots: ShellSlots;
  /** The present screen. */
  readonly children: ReactNode;
}

/** The frame around every screen: bar, columns, and what floats. */
export function Shell({ slots, children }: ShellProps) {
  const content = useRef<HTMLElement>(null);
  const narrow = useLayout() === 'narrow';
  const online = useOnline();
  const session = useSession();
  const sidebarRight = useSetting('sidebarRight');
  const [leaving, setLeaving] = useState(false);
  const drawer = useOpenHere();
  useShellTitle();

  return (
    <div className={styles.shell}>
      <div className={styles.frame} data-offline={!online}>
        <SkipLink content={content} />
        <header className={styles.top}>
          {narrow ? (
            <MobileBar menuOpen={drawer.open} onMenu={drawer.show} />
          ) : (
            <TopBar onSignOut={() => setLeaving(true)} />
          )}
          {!online && <OfflineLine />}
        </header>
        <div className={styles.columns} data-sidebar={sidebarRight ? 'end' : 'start'}>
          {!narrow && <Sidebar composer={slots.composer} login={slots.login} />}
          <main id="content" className={styles.content} ref={content} tabIndex={-1}>
            {narrow && session.state === 'expired' && <LoginPanel login={slots.login} />}
            {children}
          </main>
        </div>
        <Floats
          narrow={narrow}
          drawer={drawer}
          leaving={leaving}
          onLeave={setLeaving}
          ComposerSheet={slots.ComposerSheet}
        />
      </div>
    </div>
  );
}
