import { recentCommandsOf } from '@linnet/domain/commands';
import { useMemo, useState } from 'react';
import type { AnySettingKey } from '@linnet/domain/settings';
import { useSynonyms } from '../../blocks/find/search-distance';
import { useClient } from '../../platform/client/client-provider';
import { type Command, createRanking, groupCommands, type ShownGroup } from './commands';
import { useFoundCommands } from './use-found-commands';
import { useGeneralCommands, useScreenCommands } from './use-screen-commands';
import { useSettingCommands } from './use-setting-commands';
import { useStatusCommands } from './use-status-commands';

/** Commands shown at most. */
const MOST = 30;

interface Wanted {
  readonly query: string;
  readonly statusId: string | null;
  readonly onSignOut: () => void;
  readonly onSwitch: (key: AnySettingKey, on: boolean) => void;
}

interface ShownCommands {
  readonly groups: readonly ShownGroup[];
  /** Author of the current status. */
  readonly author: string;
  readonly failed: boolean;
}

/** The commands for a query; without one, the recent commands and those for the current status and page. */
export function useShownCommands({ query, statusId, onSignOut, onSwitch }: Wanted): ShownCommands {
  const client = useClient();
  const [recent] = useState(() => recentCommandsOf(client).read());
  const { commands: ofStatus, author } = useStatusCommands(statusId);
  const general = useGeneralCommands(onSignOut);
  const screens = useScreenCommands();
  const settings = useSettingCommands(onSwitch);
  const { people, tags, search, failed } = useFoundCommands(query);
  const fixed = useMemo(
    () => [...ofStatus, ...general, ...screens, ...settings],
    [ofStatus, general, screens, settings],
  );
  const alike = useSynonyms();
  const rank = useMemo(() => createRanking(fixed, alike), [fixed, alike]);

  if (query.trim() === '') {
    const before = recent.flatMap((id): Command[] => {
      const command = fixed.find((one) => one.id === id);
      return command === undefined || command.group === 'status' ? [] : [{ ...command, group: 'recent' }];
    });
    const isBefore = ({ id }: Command): boolean => before.some((one) => one.id === id);
    const others = [...ofStatus, ...general, ...screens].filter((one) => !isBefore(one));
    return { groups: groupCommands([...before, ...others]), author, failed };
  }
  if (/^[@#]/.test(query.trim())) {
    return { groups: groupCommands([...tags, ...people, ...search]), author, failed };
  }
  const { near, guessed } = rank(query, people, MOST);
  const isRanked = ({ id }: Command): boolean => [...near, ...guessed].some((one) => one.id === id);
  const others = people.filter((one) => !isRanked(one));
  // Settings that are only a guess are listed after the search on the server.
  const isSetting = ({ group }: Command): boolean => group === 'settings';
  const places = guessed.filter((one) => !isSetting(one));
  const shown = [...near, ...others, ...places, ...search, ...guessed.filter(isSetting)];
  return { groups: groupCommands(shown), author, failed };
}
