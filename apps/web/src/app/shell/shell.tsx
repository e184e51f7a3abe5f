import { type ReactNode, useRef, useState } from 'react';
import { useLayout } from '../../platform/browser/use-layout';
import { useSession } from '../../platform/client/use-session';
import { useSetting } from '../../platform/client/use-setting';
import { SharedTrouble, lazyPart } from '../../ui/lazy/lazy-screen';
import { BarSpace } from './mobile/bar-space';
import { useOpenHere } from './mobile/use-open-here';
import styles from './shell.module.css';
import type { ShellSlots } from './shell-slots';
import { SidebarSpace } from './sidebar/sidebar-space';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar/top-bar';

const parts = () => import('./shell-parts');
const Floats = lazyPart(() => parts().then((part) => part.Floats));
const ConnectionMark = lazyPart(() => parts().then((part) => part.ConnectionMark));
const TopTools = lazyPart(() => parts().then((part) => part.TopTools));
const ShellTitle = lazyPart(() => parts().then((part) => part.ShellTitle));
const ThirdColumn = lazyPart(() => parts().then((part) => part.ThirdColumn));
const LoginPanel = lazyPart(() => parts().then((part) => part.LoginPanel));
/** Loaded after the posts, which must not wait for what is around them. */
const MobileBar = lazyPart(() => parts().then((part) => part.MobileBar), BarSpace);
const Sidebar = lazyPart(() => parts().then((part) => part.Sidebar), SidebarSpace);

interface ShellProps {
  readonly slots: ShellSlots;
  /** The current screen. */
  readonly children: ReactNode;
}

/** The frame around every screen: bar, columns, and everything that floats. */
export function Shell({ slots, children }: ShellProps) {
  const content = useRef<HTMLElement>(null);
  const narrow = useLayout() === 'narrow';
  const session = useSession();
  const sidebarRight = useSetting('sidebarRight');
  const [leaving, setLeaving] = useState(false);
  const drawer = useOpenHere();

  return (
    <div className={styles.shell}>
      <div className={styles.frame}>
        <SkipLink content={content} />
        <header className={styles.top}>
          {narrow ? (
            <MobileBar menuOpen={drawer.open} onMenu={drawer.show} />
          ) : (
            <TopBar tools={<TopTools onSignOut={() => setLeaving(true)} />} />
          )}
          <ConnectionMark />
        </header>
        <div className={styles.columns} data-sidebar={sidebarRight ? 'end' : 'start'}>
          {!narrow && <Sidebar composer={slots.composer} login={slots.login} />}
          {narrow && session.state === 'expired' && <LoginPanel login={slots.login} />}
          <main id="content" className={styles.content} ref={content} tabIndex={-1}>
            {children}
          </main>
          <ThirdColumn composer={slots.composer} />
        </div>
        <SharedTrouble />
        <ShellTitle />
        <Floats
          narrow={narrow}
          drawer={drawer}
          leaving={leaving}
          onLeave={setLeaving}
          ComposerOver={slots.ComposerOver}
        />
      </div>
    </div>
  );
}
