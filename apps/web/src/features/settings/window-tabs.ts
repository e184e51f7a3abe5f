import { createCell, perClient } from '@linnet/domain';
import type { SettingTab } from '@linnet/domain/settings';
import type { ComponentType } from 'react';
import type { MessageId } from '../../platform/i18n/message-id';
import { pathTo } from '../../platform/navigation/path-to';

/** The tabs of the window: those with settings, the import and export of a file, and the changed settings. */
export type WindowTab = SettingTab | 'data' | 'changed';

interface AddressParts {
  readonly tab?: WindowTab | undefined;
  readonly query?: string;
}

/** An address in the settings; without a tab, that of the list of all tabs. */
export function settingsAddress({ tab, query = '' }: AddressParts = {}): string {
  const parameters = new URLSearchParams({
    ...(tab !== undefined && { tab }),
    ...(query !== '' && { query }),
  });
  return parameters.size === 0 ? pathTo('settings') : `${pathTo('settings')}?${parameters}`;
}

/** Content of other features in the tabs, in addition to their settings. `app/` composes it. */
export type TabContents = Partial<Record<SettingTab | 'data', TabContent>>;

interface TabContent {
  readonly Content: ComponentType;
  /** Who sees it: content about an account is for signed-in people only. */
  readonly who: 'everyone' | 'signed-in';
  /** Before or after the settings of the tab. */
  readonly place: 'first' | 'last';
}

/** The names of all tabs, including those without content. */
export const tabNames: Readonly<Record<WindowTab, MessageId>> = {
  general: 'settings.tab.general',
  appearance: 'settings.tab.appearance',
  composing: 'settings.tab.composing',
  notifications: 'settings.tab.notifications',
  filtering: 'settings.tab.filtering',
  profile: 'settings.tab.profile',
  security: 'settings.tab.security',
  theme: 'settings.tab.theme',
  style: 'settings.tab.style',
  navigation: 'settings.tab.navigation',
  data: 'settings.tab.data',
  changed: 'settings.tab.changed',
};

export type WindowState = 'hidden' | 'visible' | 'minimised';

/** What is restored: the query of the window's address, and its scroll position in pixels. */
interface Minimised {
  readonly search: string;
  readonly top: number;
}

/** The minimised window; null if there is none. */
export const minimisedOf = perClient(() => createCell<Minimised | null>(null));

/** The window is visible while the address is that of the settings; otherwise it depends on `minimised`. */
export function windowState(isAtAddress: boolean, minimised: Minimised | null): WindowState {
  if (isAtAddress) return 'visible';
  return minimised === null ? 'hidden' : 'minimised';
}

/** The state after the button that minimises and restores; a hidden window has no such button. */
export function afterToggle(state: WindowState): WindowState {
  switch (state) {
    case 'visible':
      return 'minimised';
    case 'minimised':
      return 'visible';
    case 'hidden':
      throw new Error('The settings are hidden: they can be neither minimised nor restored.');
  }
}
