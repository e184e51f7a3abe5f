import { type Client, perClient } from '../client/client';
import { readJsonRecord } from '../kernel/json-record';

const MAX_COMMANDS = 6;
const MAX_ID_LENGTH = 300;

/** Ids of the commands that the viewer ran from the command bar, the latest first. Nothing is stored for visitors. */
export interface RecentCommands {
  read(): readonly string[];
  add(id: string): void;
}

/** The recent commands of this client's viewer, on this device. */
export const recentCommandsOf = perClient(createRecentCommands);

function createRecentCommands({
  environment: { storage },
  records,
}: Pick<Client, 'environment' | 'records'>): RecentCommands {
  const name = records?.name('commands') ?? null;

  function read(): readonly string[] {
    const { commands } = name === null ? { commands: [] } : readJsonRecord(storage.read(name));
    if (!Array.isArray(commands)) return [];
    return commands.filter((id) => typeof id === 'string').slice(0, MAX_COMMANDS);
  }

  return {
    read,
    add(id) {
      if (name === null || id.length > MAX_ID_LENGTH) return;
      const commands = [id, ...read().filter((other) => other !== id)].slice(0, MAX_COMMANDS);
      // When the storage is full, the command is not stored; that is not worth an error.
      storage.write(name, JSON.stringify({ commands }));
    },
  };
}
