import type { ControlDoor } from '@linnet/sandbox/control';

/** Where one of these secrets is found: storage, addresses, the page itself; empty when nowhere. The console is watched by `test`. */
export async function whereSecretsAre(
  sandbox: ControlDoor,
  secrets: readonly string[],
): Promise<readonly string[]> {
  const stored = [localStorage, sessionStorage].flatMap((storage) =>
    Object.entries(storage).map(([key, value]) => `${key} ${String(value)}`),
  );
  const requests = (await sandbox.log()).map(({ path, query }) => `${path}?${query}`);
  const places = {
    storage: stored.join('\n'),
    cookies: document.cookie,
    address: `${location.href} ${JSON.stringify(history.state)}`,
    requests: requests.join('\n'),
    page: document.documentElement.outerHTML,
  };
  return Object.entries(places).flatMap(([place, text]) =>
    secrets.some((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)))
      ? [place]
      : [],
  );
}
