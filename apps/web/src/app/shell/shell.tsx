import { type MouseEvent, type ReactNode, type RefObject, useRef } from 'react';
import { useLayout } from '../../platform/browser/use-layout';
import { useCell, useClient, useSession, useSetting } from '../../platform/client/client-provider';
import { signingOutOf } from '../../platform/client/signing-out';
import { useSavesData } from '../../platform/client/use-saves-data';
import { Text } from '../../platform/i18n/text';
import { useOpenHere } from '../../platform/navigation/use-open-here';
import { SharedLoadError, lazyPart } from '../../ui/lazy/lazy-screen';
import { Panel } from '../../ui/panel/panel';
import { Cover, CoverPicture } from './account/cover';
import mobileBarStyles from './mobile/mobile-bar.module.css';
import type { ShellSlots } from './shell-slots';
import shellStyles from './shell.module.css';
import sidebarStyles from './sidebar/sidebar.module.css';
import styles from './skip-link.module.css';
import { Brand } from './top-bar/brand';
import topBarStyles from './top-bar/top-bar.module.css';

/** The bar at the top: the instance at the start, the viewer's buttons (`tools`) at the end. */
function TopBar({ tools }: { readonly tools: ReactNode }) {
  return (
    <div className={topBarStyles.bar}>
      <div className={topBarStyles.inner}>
        <Brand />
        <div className={topBarStyles.buttons}>{tools}</div>
      </div>
    </div>
  );
}

/** The first tab stop: skips the bar and the sidebar. */
function SkipLink({ content }: { readonly content: RefObject<HTMLElement | null> }) {
  function handleClick(event: MouseEvent) {
    // The address is not changed: the history has entries for screens only.
    event.preventDefault();
    content.current?.focus();
  }
  return (
    <a className={styles.skip} href="#content" onClick={handleClick}>
      <Text id="nav.skip" />
    </a>
  );
}

/** A placeholder as high as the bar. */
function BarPlaceholder() {
  return <div className={mobileBarStyles.bar} />;
}

/**
 * A placeholder for the sidebar, the same as in the skeleton of the page. It already has the viewer's cover, the
 * largest picture in view: shown with the sidebar, it would delay the largest contentful paint.
 */
function SidebarPlaceholder() {
  const session = useSession();
  const saves = useSavesData();
  const picture = session.state === 'visitor' || saves ? '' : (session.own?.header ?? '');
  return (
    <div className={sidebarStyles.sidebar} aria-hidden>
      <Panel className={sidebarStyles.tall}>
        {picture !== '' && (
          <Cover>
            <CoverPicture key={picture} address={picture} />
          </Cover>
        )}
      </Panel>
      <Panel className={sidebarStyles.tall} />
    </div>
  );
}

/** Loaded after the posts, which must not wait for what is around them. */
const parts = () => import('./shell-parts');
const Floats = lazyPart(() => parts().then((part) => part.Floats));
const ConnectionLine = lazyPart(() => parts().then((part) => part.ConnectionLine));
const TopTools = lazyPart(() => parts().then((part) => part.TopTools));
const ShellTitle = lazyPart(() => parts().then((part) => part.ShellTitle));
const ThirdColumn = lazyPart(() => parts().then((part) => part.ThirdColumn));
const LoginPanel = lazyPart(() => parts().then((part) => part.LoginPanel));
const MobileBar = lazyPart(
  () => import('./mobile/mobile-bar').then((part) => part.MobileBar),
  BarPlaceholder,
);
const Sidebar = lazyPart(() => parts().then((part) => part.Sidebar), SidebarPlaceholder);

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
  const signingOut = signingOutOf(useClient());
  const isSigningOut = useCell(signingOut);
  const drawer = useOpenHere();

  return (
    <div className={shellStyles.shell}>
      <div className={shellStyles.frame}>
        <SkipLink content={content} />
        <header className={shellStyles.top}>
          {narrow ? (
            <MobileBar menuOpen={drawer.open} onMenu={drawer.show} />
          ) : (
            <TopBar tools={<TopTools onSignOut={() => signingOut.set(true)} />} />
          )}
          <ConnectionLine />
        </header>
        <div className={shellStyles.columns} data-sidebar={sidebarRight ? 'end' : 'start'}>
          {!narrow && <Sidebar composer={slots.composer} login={slots.login} />}
          {narrow && session.state === 'expired' && <LoginPanel login={slots.login} />}
          <main id="content" className={shellStyles.content} ref={content} tabIndex={-1}>
            {children}
          </main>
          <ThirdColumn composer={slots.composer} />
        </div>
        <SharedLoadError />
        <ShellTitle />
        <Floats
          narrow={narrow}
          drawer={drawer}
          isSigningOut={isSigningOut}
          onSigningOut={signingOut.set}
          ComposerOver={slots.ComposerOver}
        />
      </div>
    </div>
  );
}
