import { EVERY_CALL } from '@linnet/api/every-call';
import type { Kept, Peer } from '@linnet/sandbox/contract';
import type { Finding } from './finding';
import { READINGS } from './parameters/effects';
import { SENDINGS } from './parameters/fields';
import { tryReading } from './parameters/try-readings';
import type { Taken } from './parameters/try-readings';
import { trySending } from './parameters/try-sendings';
import { WORLD } from './parameters/world';
import { prepareWrite } from './read-writes';
import type { Made } from './read-writes';

interface Result {
  findings: Finding[];
  taken: number;
}

type Value = string | number | boolean;

/** A name that no server knows: with one more unknown name, the server rejects the request. */
const UNKNOWN = 'linnet_contract_probe';

/** Names and values of a query; lists repeat the name. */
function pairsOf(query: object | undefined): [string, string][] {
  const isValue = (value: unknown): value is Value => /^(string|number|boolean)$/.test(typeof value);
  return Object.entries(query ?? {}).flatMap(([name, value]: [string, unknown]) => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    const full = Array.isArray(value) && !name.endsWith('[]') ? `${name}[]` : name;
    return values.filter(isValue).map((one): [string, string] => [full, String(one)]);
  });
}

/** Finds parameters of the client's reading calls that a server does not know, or rejects together. */
async function probeNames(server: Peer): Promise<Result> {
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
    // The ids in the list of calls don't exist, so errors about them say nothing about parameters.
    if (together.status === 400 && together.text.includes('"error"'))
      find(`all together are refused: ${together.text.slice(0, 100)}`);
    for (const pair of pairs) {
      const beside = await ask(call.path, [pair, [UNKNOWN, '1']]);
      if (beside.status === 400 && beside.text.includes('Unexpected field')) find(`${pair[0]} is not known`);
    }
  }
  return { findings, taken };
}

interface Beside {
  server: Peer;
  sandbox: Peer;
  made: Made;
}

async function furnish(peer: Peer, made: Made): Promise<Kept> {
  return prepareWrite(peer, { prepare: WORLD }, made);
}

/** The differences between the two servers in the effects of a call's parameters. */
function compareTaken(call: string, here: Taken, there: Taken): Finding[] {
  return [...here].flatMap(([name, effect]): Finding[] => {
    const find = (against: Finding['against'], what: string) => ({
      ...{ area: 'parameters', call, route: call, against, what },
    });
    const elsewhere = there.get(name) ?? 'not sent';
    return [
      ...(effect === 'taken' ? [] : [find('client', `${name}: ${effect}`)]),
      ...(effect === elsewhere ? [] : [find('sandbox', `${name}: ${effect}, in the sandbox ${elsewhere}`)]),
    ];
  });
}

/** Tests whether every parameter that the client sends is known, effective and nowhere rejected, alone and together. */
export async function sendParameters({ server, sandbox, made }: Beside): Promise<Result> {
  const unnoted: Made = () => undefined;
  const result = await probeNames(server);
  const [here, there] = [await furnish(server, made), await furnish(sandbox, unnoted)];
  for (const reading of READINGS) {
    const taken = await tryReading(server, reading, here);
    result.findings.push(...compareTaken(reading.call, taken, await tryReading(sandbox, reading, there)));
    result.taken += taken.size;
  }
  for (const sending of SENDINGS) {
    const taken = await trySending(server, sending, { kept: here, made });
    const beside = await trySending(sandbox, sending, { kept: there, made: unnoted });
    result.findings.push(...compareTaken(sending.call, taken, beside));
    result.taken += taken.size;
  }
  return result;
}
