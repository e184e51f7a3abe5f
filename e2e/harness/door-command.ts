import { objectOf } from '../../tools/report/json-value';

/** Sends a command to the control door that answers with an object; for commands that only a few tests need. */
export async function doorCommand(
  url: string | undefined,
  name: string,
  parameters: object = {},
): Promise<Record<string, unknown>> {
  return objectOf(await ask(url, name, parameters));
}

async function ask(url: string | undefined, name: string, parameters: object): Promise<unknown> {
  const answer = await fetch(`${url}/sandbox/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(parameters),
  });
  if (!answer.ok) throw new Error(`/sandbox/${name} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
