import { type ReactNode, useRef, useState } from 'react';
import { useLayout } from '../../platform/browser/use-layout';
import { useSession } from '../../platform/client/use-session';
import { useSetting } from '../../platform/client/use-setting';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import { SharedTrouble } from '../../ui/lazy/shared-trouble';
import { BarSpace } from './mobile/bar-space';
import { useOpenHere } from './mobile/use-open-here';
import styles from './shell.module.css';
import type { ShellSlots } from './shell-slots';
import { SidebarSpace } from './sidebar/sidebar-space';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar/top-bar';

const parts = () => import('./shell-parts');
const nothing = { placeholder: () => null, later: true };
const Floats = lazyScreen(() => parts().then((part) => part.Floats), nothing);
const ConnectionMark = lazyScreen(() => parts().then((part) => part.ConnectionMark), nothing);
const TopTools = lazyScreen(() => parts().then((part) => part.TopTools), nothing);
const ShellTitle = lazyScreen(() => parts().then((part) => part.ShellTitle), nothing);
const ThirdColumn = lazyScreen(() => parts().then((part) => part.ThirdColumn), nothing);
const LoginPanel = lazyScreen(() => parts().then((part) => part.LoginPanel), nothing);
/** Loaded after the posts, which must not wait for what is around them. */
const MobileBar = lazyScreen(() => parts().then((part) => part.MobileBar), {
  placeholder: BarSpace,
  later: true,
});
const Sidebar = lazyScreen(() => parts().then((part) => part.Sidebar), {
  placeholder: SidebarSpace,
  later: true,
});

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
