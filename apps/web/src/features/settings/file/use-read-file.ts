import { readSettingsFile, type SettingsFileReading } from '@linnet/domain/settings';
import { useState } from 'react';
import { useClient } from '../../../platform/client/client-provider';

/** Bytes. Even with a theme, a settings file is much smaller. */
const MOST = 4_000_000;

type Readable = Extract<SettingsFileReading, { state: 'readable' }>;

/** The message about a file that cannot be imported. */
type FileTold = Exclude<SettingsFileReading['state'], 'readable'> | 'unreadable' | 'nothing_new';

interface ReadFile {
  readonly told: FileTold | null;
  /** The changes in the last file; null before one was read. */
  readonly reading: Readable | null;
  /** Whether the person is being asked to apply the changes. */
  readonly isAsking: boolean;
  readonly read: (file: File) => Promise<void>;
  readonly answered: () => void;
}

/** Reads a settings file without applying it. */
export function useReadFile(): ReadFile {
  const { settings } = useClient();
  const [told, setTold] = useState<FileTold | null>(null);
  const [reading, setReading] = useState<Readable | null>(null);
  const [isAsking, setAsking] = useState(false);

  async function read(file: File): Promise<void> {
    setTold(null);
    const text = file.size > MOST ? '' : await textOf(file);
    if (text === null) return setTold('unreadable');
    const found = readSettingsFile(text, settings.valueOf);
    if (found.state !== 'readable') return setTold(found.state);
    if (Object.keys(found.values).length === 0) return setTold('nothing_new');
    setReading(found);
    setAsking(true);
  }

  return { told, reading, isAsking, read, answered: () => setAsking(false) };
}

/** Null if the file was moved or locked after it was chosen. */
async function textOf(file: File): Promise<string | null> {
  try {
    return await file.text();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
