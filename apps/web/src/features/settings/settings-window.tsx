import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Minus from 'lucide-react/icons/minus';
import SettingsIcon from 'lucide-react/icons/settings';
import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLayout } from '../../platform/browser/use-layout';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { closeOverPage, entriesOverPage } from '../../platform/navigation/screen-over-page';
import { navigate } from '../../platform/navigation/navigate';
import { Window } from '../../ui/dialog/dialog';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Icon } from '../../ui/icon/icon';
import styles from './settings-window.module.css';
import { SettingsContent } from './settings-content';
import { SettingsFoot, TemporaryChangeBar } from './settings-foot';
import { useSettingsAddress } from './shown-settings';
import footStyles from './settings-foot.module.css';
import { SAVED_NOTICE_MS } from './use-change-settings';
import {
  type TabContents,
  type WindowState,
  afterToggle,
  minimisedOf,
  settingsAddress,
  tabNames,
} from './window-tabs';

/** Custom property with the height of a full-screen window's lower edge; notices are shown above it. */
const HEIGHT = '--windowFoot';

/** The lower edge of the window. On phones the window fills the page, and notices must not cover its buttons. */
export function LowerEdge({ children }: { readonly children: ReactNode }) {
  const edge = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = edge.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(HEIGHT, `${element.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);

  return <div ref={edge}>{children}</div>;
}

interface MinimisedBarProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onRestore: () => void;
  readonly onClose: () => void;
}

/** The bar of the minimised settings. The page is usable, and shows the changes. */
export function MinimisedBar({ button, onRestore, onClose }: MinimisedBarProps) {
  const text = useText();
  return (
    <section className={styles.bar} aria-label={text('settings.settings')} data-pointing="off">
      <button ref={button} type="button" className={styles.restore} onClick={onRestore}>
        <Icon of={SettingsIcon} />
        {text('settings.restore')}
        <Icon of={ChevronUp} size="small" />
      </button>
      <IconButton icon={X} name={text('settings.close')} onClick={onClose} />
    </section>
  );
}

export interface SettingsWindowProps {
  readonly state: WindowState;
  /** The query of the address. */
  readonly search: string;
  readonly contents: TabContents;
}

/** The settings window over the page. It can be minimised, and is restored as it was. */
export function SettingsWindow({ state, search, contents }: SettingsWindowProps) {
  const text = useText();
  const client = useClient();
  const { notices } = client;
  const minimised = minimisedOf(client);
  const narrow = useLayout() === 'narrow';
  const address = useSettingsAddress(search, contents);
  const surface = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  /** The scroll position to restore, in pixels. */
  const initialScroll = useRef(0);
  const bar = useRef<HTMLButtonElement>(null);
  const isInTab = narrow && address.tab !== undefined;

  function toggle() {
    if (afterToggle(state) === 'visible') {
      initialScroll.current = minimised.get()?.top ?? 0;
      return navigate(`${settingsAddress()}?${search}`);
    }
    initialScroll.current = 0;
    minimised.set({ search, top: scroller.current?.scrollTop ?? 0 });
    closeOverPage();
  }

  function close() {
    initialScroll.current = 0;
    closeOverPage();
  }

  /** Shown as a notice, since there is no foot of the window to show it. */
  function showSaved() {
    notices.add({ level: 'success', key: 'settings.saving_ok', duration: SAVED_NOTICE_MS });
  }

  function backToList() {
    if (entriesOverPage() > 1) history.back();
    else navigate(settingsAddress(), { replace: true });
  }

  return (
    <>
      <Window
        open={state === 'visible'}
        onClose={close}
        title={isInTab && address.tab !== undefined ? text(tabNames[address.tab]) : text('settings.settings')}
        start={
          isInTab && (
            <IconButton
              icon={ArrowLeft}
              size="nav"
              mirrored
              name={text('settings.all_tabs')}
              onClick={backToList}
            />
          )
        }
        tools={<IconButton icon={Minus} size="nav" name={text('settings.minimise')} onClick={toggle} />}
        firstFocus={() => (address.at === undefined ? surface.current : null)}
        lastFocus={() => bar.current}
        windowRef={surface}
      >
        <SettingsContent
          address={address}
          contents={contents}
          scroller={scroller}
          initialScroll={initialScroll}
        />
        <LowerEdge>
          <TemporaryChangeBar />
          <SettingsFoot tab={address.tab} />
        </LowerEdge>
      </Window>
      {state !== 'visible' && (
        <div className={footStyles.alone}>
          <TemporaryChangeBar onKept={showSaved} />
        </div>
      )}
      {state === 'minimised' && (
        <MinimisedBar button={bar} onRestore={toggle} onClose={() => minimised.set(null)} />
      )}
    </>
  );
}
