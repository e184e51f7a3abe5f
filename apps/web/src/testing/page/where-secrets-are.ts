import type { ControlDoor } from '@linnet/sandbox/control';
import { vi } from 'vitest';

const levels = ['debug', 'log', 'info', 'warn', 'error'] as const;

/** Notes all that is written to the console from now on; to be called at the beginning of a test. */
export function watchLog(): () => string {
  const spies = levels.map((level) => vi.spyOn(console, level));
  return () => spies.flatMap(({ mock }) => mock.calls.map((words) => words.map(asText).join(' '))).join('\n');
}

/** Of an error, what a console shows: its cause, and what an `ApiError` carries. */
const asText = (word: unknown): string =>
  word instanceof Error
    ? `${word.stack} ${JSON.stringify(Object.entries(word))} ${asText(word.cause)}`
    : typeof word === 'string'
      ? word
      : (JSON.stringify(word) ?? '');

interface Search {
  readonly secrets: readonly string[];
  /** What `watchLog` gave. */
  readonly log?: () => string;
  /** Requests whose addresses may carry them. */
  readonly allowed?: RegExp;
}

/** Where one of these secrets is found: storage, addresses, the log, the page itself, its fields; empty when nowhere. */
export async function whereSecretsAre(
  sandbox: ControlDoor,
  { secrets, log = () => '', allowed = /^$/ }: Search,
): Promise<readonly string[]> {
  const stored = [localStorage, sessionStorage].flatMap((storage) =>
    Object.entries(storage).map(([key, value]) => `${key} ${String(value)}`),
  );
  const requests = (await sandbox.log())
    .filter(({ path }) => !allowed.test(path))
    .map(({ path, query }) => `${path}?${query}`);
  const places = {
    storage: stored.filter((record) => !record.startsWith('linnet-session ')).join('\n'),
    cookies: document.cookie,
    address: `${location.href} ${JSON.stringify(history.state)}`,
    requests: requests.join('\n'),
    log: log(),
    page: document.documentElement.outerHTML,
    fields: [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
      .map(({ value }) => value)
      .join('\n'),
  };
  return Object.entries(places).flatMap(([place, text]) =>
    secrets.some((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)))
      ? [place]
      : [],
  );
}
