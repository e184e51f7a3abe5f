import type { SettingTab } from '@linnet/domain/settings';
import type { ComponentType } from 'react';

/** Content of other features in the tabs, in addition to their settings. `app/` composes it. */
export type TabContents = Partial<Record<SettingTab, TabContent>>;

interface TabContent {
  readonly Content: ComponentType;
  /** Who sees it: content about an account is for signed-in people only. */
  readonly who: 'everyone' | 'members';
  /** Before or after the settings of the tab. */
  readonly place: 'first' | 'last';
}
