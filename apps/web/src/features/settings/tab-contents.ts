import type { SettingTab } from '@linnet/domain/settings';
import type { ComponentType } from 'react';

/** What stands in a tab beside the settings of the list: parts of other features, which `app/` joins. */
export type TabContents = Partial<Record<SettingTab, TabContent>>;

interface TabContent {
  readonly Content: ComponentType;
  /** Who has it: what is about an account is there for nobody else. */
  readonly who: 'everyone' | 'members';
  /** Before the settings of the list, or after them. */
  readonly place: 'first' | 'last';
}
