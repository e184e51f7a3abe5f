import { EVERY_CALL } from '@linnet/api/every-call';
import type { Peer } from '@linnet/sandbox/contract';
import type { Finding } from './finding';

type Value = string | number | boolean;

/** No server knows it: beside one name that is not known either, the request is refused. */
const UNKNOWN = 'linnet_contract_probe';

/** Names and values of a query, lists with a name for each. */
function pairsOf(query: object | undefined): [string, string][] {
  const isValue = (value: unknown): value is Value => /^(string|number|boolean)$/.test(typeof value);
  return Object.entries(query ?? {}).flatMap(([name, value]: [string, unknown]) => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    const full = Array.isArray(value) && !name.endsWith('[]') ? `${name}[]` : name;
    return values.filter(isValue).map((one): [string, string] => [full, String(one)]);
  });
}

/** Which parameters of the client's reading calls a server does not know, or refuses together. */
export async function sendParameters(server: Peer): Promise<{ findings: Finding[]; taken: number }> {
  const findings: Finding[] = [];
  let taken = 0;
  const token = await server.signIn('alice');
  const ask = async (path: string, pairs: readonly (readonly [string, string])[]) => {
    taken += 1;
    const url = new URL(path, server.base);
    for (const [name, value] of pairs) url.searchParams.append(name, value);
    const headers = { authorization: `Bearer ${token}` };
    const response = await server.fetch(new Request(url, { headers }));
    return { status: response.status, text: await response.text() };
  };
  for (const call of Object.values(EVERY_CALL).flat()) {
    const pairs = pairsOf(call.query);
    if (call.method !== 'GET' || pairs.length === 0) continue;
    const line = `${call.method} ${call.path}`;
    const find = (what: string) =>
      findings.push({ area: 'parameters', call: line, route: line, against: 'client', what });
    const together = await ask(call.path, pairs);
    // Ids of the list of calls are nobody's: what stumbles over them says nothing of parameters.
    if (together.status === 400 && together.text.includes('"error"'))
      find(`all together are refused: ${together.text.slice(0, 100)}`);
    for (const pair of pairs) {
      const beside = await ask(call.path, [pair, [UNKNOWN, '1']]);
      if (beside.status === 400 && beside.text.includes('Unexpected field')) find(`${pair[0]} is not known`);
    }
  }
  return { findings, taken };
}
