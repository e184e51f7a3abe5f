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
const MAX_COMMANDS = 30;

interface ShownCommandsOptions {
  readonly query: string;
  readonly statusId: string | null;
  readonly onSignOut: () => void;
  readonly onSwitch: (key: AnySettingKey, on: boolean) => void;
}

interface ShownCommands {
  readonly groups: readonly ShownGroup[];
  /** Author of the current status. */
  readonly author: string;
  /** The server could not be searched for people. */
  readonly failed: boolean;
}

/** The commands for a query; without one, the recent commands and those for the current status and page. */
export function useShownCommands({
  query,
  statusId,
  onSignOut,
  onSwitch,
}: ShownCommandsOptions): ShownCommands {
  const client = useClient();
  const [recent] = useState(() => recentCommandsOf(client).read());
  const { commands: ofStatus, author } = useStatusCommands(statusId);
  const general = useGeneralCommands(onSignOut);
  const screens = useScreenCommands();
  const settings = useSettingCommands(onSwitch);
  const { people, tags, search, failed } = useFoundCommands(query);
  const candidates = useMemo(
    () => [...ofStatus, ...general, ...screens, ...settings],
    [ofStatus, general, screens, settings],
  );
  const synonyms = useSynonyms();
  const rank = useMemo(() => createRanking(candidates, synonyms), [candidates, synonyms]);

  if (query.trim() === '') {
    const recentCommands = recent.flatMap((id): Command[] => {
      const command = candidates.find((one) => one.id === id);
      return command === undefined || command.group === 'status' ? [] : [{ ...command, group: 'recent' }];
    });
    const isRecent = ({ id }: Command): boolean => recentCommands.some((one) => one.id === id);
    const others = [...ofStatus, ...general, ...screens].filter((one) => !isRecent(one));
    return { groups: groupCommands([...recentCommands, ...others]), author, failed };
  }
  if (/^[@#]/.test(query.trim())) {
    return { groups: groupCommands([...tags, ...people, ...search]), author, failed };
  }
  const { matches, guesses } = rank(query, people, MAX_COMMANDS);
  const isRanked = ({ id }: Command): boolean => [...matches, ...guesses].some((one) => one.id === id);
  const others = people.filter((one) => !isRanked(one));
  // Settings that are only a guess are listed after the search on the server.
  const isSetting = ({ group }: Command): boolean => group === 'settings';
  const otherGuesses = guesses.filter((one) => !isSetting(one));
  const shown = [...matches, ...others, ...otherGuesses, ...search, ...guesses.filter(isSetting)];
  return { groups: groupCommands(shown), author, failed };
}
