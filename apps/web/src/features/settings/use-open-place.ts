import type { AnySettingKey } from '@linnet/domain/settings';
import { useMemo } from 'react';
import { useLayout } from '../../platform/browser/use-layout';
import { useSession } from '../../platform/client/use-session';
import type { WindowTab } from './settings-address';
import { shownGroups, shownTabs } from './shown-settings';
import type { TabContents } from './tab-contents';

/** The parts of the settings' address, checked against what is offered to this viewer. */
export interface OpenPlace {
  readonly tabs: readonly WindowTab[];
  /** Undefined on a narrow page for the list of all tabs. */
  readonly tab: WindowTab | undefined;
  readonly query: string;
  /** The setting to scroll to. */
  readonly at: AnySettingKey | undefined;
  /** The form or list to scroll to. */
  readonly part: string | undefined;
}

export function useOpenPlace(search: string, contents: TabContents): OpenPlace {
  const narrow = useLayout() === 'narrow';
  const isMember = useSession().state !== 'visitor';
  return useMemo(() => {
    const parameters = new URLSearchParams(search);
    const query = parameters.get('query') ?? '';
    const tabs: readonly WindowTab[] = [...shownTabs(contents, isMember), 'data', 'changed'];
    const at = shownGroups.flatMap(({ keys }) => keys).find((key) => key === parameters.get('at'));
    const wanted = parameters.get('tab');
    const home = shownGroups.find(({ keys }) => at !== undefined && keys.includes(at))?.tab;
    const usual = narrow && query.trim() === '' ? undefined : 'general';
    const known = tabs.find((tab) => tab === wanted) ?? tabs.find((tab) => tab === home);
    return {
      tabs,
      tab: known ?? (wanted === null ? usual : 'general'),
      query,
      at,
      part: parameters.get('part') ?? undefined,
    };
  }, [search, contents, narrow, isMember]);
}
