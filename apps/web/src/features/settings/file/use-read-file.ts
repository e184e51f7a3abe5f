import { readSettingsFile, type SettingsFileReading } from '@linnet/domain/settings';
import { useState } from 'react';
import { useClient } from '../../../platform/client/client-provider';

/** Bytes. Theme and all, a settings file has a small part of it. */
const MOST = 4_000_000;

type Readable = Extract<SettingsFileReading, { state: 'readable' }>;

/** How it went with the file that was chosen. */
type FileTold = Exclude<SettingsFileReading['state'], 'readable'> | 'unreadable' | 'nothing_new';

interface ReadFile {
  readonly told: FileTold | null;
  /** What the last one would change. */
  readonly reading: Readable | null;
  /** That waits for an answer. */
  readonly isAsking: boolean;
  readonly read: (file: File) => Promise<void>;
  readonly answered: () => void;
}

/** Reads a settings file, and changes nothing. */
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

/** Null for what was moved or locked since it was chosen. */
async function textOf(file: File): Promise<string | null> {
  try {
    return await file.text();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
