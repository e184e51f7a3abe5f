import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import Compass from 'lucide-react/icons/compass';
import EyeOff from 'lucide-react/icons/eye-off';
import FileDown from 'lucide-react/icons/file-down';
import History from 'lucide-react/icons/history';
import Palette from 'lucide-react/icons/palette';
import PenLine from 'lucide-react/icons/pen-line';
import Shapes from 'lucide-react/icons/shapes';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import User from 'lucide-react/icons/user';
import type { WindowTab } from './settings-address';

export const tabIcons: Readonly<Record<WindowTab, LucideIcon>> = {
  general: SlidersHorizontal,
  appearance: Palette,
  composing: PenLine,
  notifications: Bell,
  filtering: EyeOff,
  profile: User,
  theme: Shapes,
  navigation: Compass,
  data: FileDown,
  changed: History,
};
