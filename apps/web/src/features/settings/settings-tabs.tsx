import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import Brush from 'lucide-react/icons/brush';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Compass from 'lucide-react/icons/compass';
import EyeOff from 'lucide-react/icons/eye-off';
import FileDown from 'lucide-react/icons/file-down';
import History from 'lucide-react/icons/history';
import Palette from 'lucide-react/icons/palette';
import PenLine from 'lucide-react/icons/pen-line';
import Shapes from 'lucide-react/icons/shapes';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import User from 'lucide-react/icons/user';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { Icon } from '../../ui/icon/icon';
import styles from './settings-tabs.module.css';
import { type WindowTab, settingsAddress, tabNames } from './window-tabs';

const tabIcons: Readonly<Record<WindowTab, LucideIcon>> = {
  general: SlidersHorizontal,
  appearance: Palette,
  composing: PenLine,
  notifications: Bell,
  filtering: EyeOff,
  profile: User,
  security: ShieldCheck,
  theme: Shapes,
  style: Brush,
  navigation: Compass,
  data: FileDown,
  changed: History,
};

interface SettingsTabsProps {
  readonly tabs: readonly WindowTab[];
  /** Null while search results of all tabs are shown. */
  readonly openTab: WindowTab | null;
  /** Number of settings that the person has changed. */
  readonly changed: number;
  /** Nothing but the list of tabs is shown: opening a tab adds a history entry, so that Back returns to the list. */
  readonly alone: boolean;
}

/** The tabs of the settings: beside the open one, or as a list of their own. */
export function SettingsTabs({ tabs, openTab, changed, alone }: SettingsTabsProps) {
  const text = useText();
  const numbers = useNumberFormat();
  return (
    <nav className={styles.tabs} data-alone={alone} aria-label={text('settings.tabs')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          className={styles.tab}
          to={settingsAddress({ tab })}
          replace={!alone}
          aria-current={tab === openTab ? 'page' : undefined}
        >
          <Icon of={tabIcons[tab]} />
          <span className={styles.name}>{text(tabNames[tab])}</span>
          {tab === 'changed' && changed > 0 && <span className={styles.count}>{numbers.full(changed)}</span>}
          {alone && <Icon of={ChevronRight} size="small" mirrored />}
        </Link>
      ))}
    </nav>
  );
}
