import { type ReactNode, useEffect, useRef } from 'react';
import { NoticesRegion } from '../../features/notices';
import { SignOutDialog, useSignOut } from '../../features/sign-out';
import { useLayout } from '../../platform/browser/use-layout';
import { useOnline } from '../../platform/browser/use-online';
import { whenIdle } from '../../platform/browser/when-idle';
import { useSession } from '../../platform/client/use-session';
import { useSetting } from '../../platform/client/use-setting';
import { floatingCode } from '../../ui/floating/floating-code';
import { LoginPanel } from './account/login-panel';
import { MobileBar } from './mobile/mobile-bar';
import { NarrowFloats } from './mobile/narrow-floats';
import { useOpenHere } from './mobile/use-open-here';
import { OfflineLine } from './offline-line';
import styles from './shell.module.css';
import type { ShellSlots } from './shell-slots';
import { Sidebar } from './sidebar/sidebar';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar/top-bar';
import { useShellTitle } from './use-shell-title';

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
  const signOut = useSignOut();
  const drawer = useOpenHere();
  useShellTitle();
  // Menus and dialogs are rarely the first thing that a person wants, but should be there by then.
  useEffect(() => whenIdle(floatingCode.start), []);

  const signedIn = session.state !== 'visitor';
  return (
    <div className={styles.shell}>
      <div className={styles.frame} data-offline={!online}>
        <SkipLink content={content} />
        <header className={styles.top}>
          {narrow ? (
            <MobileBar menuOpen={drawer.open} onMenu={drawer.show} />
          ) : (
            <TopBar onSignOut={signOut.request} />
          )}
          {!online && <OfflineLine />}
        </header>
        <div className={styles.columns} data-sidebar={sidebarRight ? 'end' : 'start'}>
          {!narrow && <Sidebar composer={slots.composer} login={slots.login} />}
          <main className={styles.content} ref={content} tabIndex={-1}>
            {narrow && session.state === 'expired' && <LoginPanel login={slots.login} />}
            {children}
          </main>
        </div>
        {narrow && (
          <NarrowFloats drawer={drawer} ComposerSheet={slots.ComposerSheet} onSignOut={signOut.request} />
        )}
        <NoticesRegion raised={narrow && signedIn} />
        <SignOutDialog signOut={signOut} />
      </div>
    </div>
  );
}
