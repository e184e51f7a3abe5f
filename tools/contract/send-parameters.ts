import { EVERY_CALL } from '@linnet/api/every-call';
import type { KeptValues, Peer } from '@linnet/sandbox/contract';
import type { Finding } from './finding';
import { READINGS } from './parameters/effects';
import { SENDINGS } from './parameters/fields';
import { tryReading } from './parameters/try-readings';
import type { Effects } from './parameters/try-readings';
import { trySending } from './parameters/try-sendings';
import { WORLD } from './parameters/world';
import { prepareWrite } from './read-writes';
import type { OnCreated } from './read-writes';

interface Result {
  findings: Finding[];
  stepCount: number;
}

type Value = string | number | boolean;

/** A name that no server knows: with one more unknown name, the server rejects the request. */
const UNKNOWN_PARAM = 'linnet_contract_probe';

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
  let stepCount = 0;
  const token = await server.signIn('alice');
  const send = async (path: string, pairs: readonly (readonly [string, string])[]) => {
    stepCount += 1;
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
    const together = await send(call.path, pairs);
    // The ids in the list of calls don't exist, so errors about them say nothing about parameters.
    if (together.status === 400 && together.text.includes('"error"'))
      find(`all together are refused: ${together.text.slice(0, 100)}`);
    for (const pair of pairs) {
      const withUnknown = await send(call.path, [pair, [UNKNOWN_PARAM, '1']]);
      if (withUnknown.status === 400 && withUnknown.text.includes('Unexpected field'))
        find(`${pair[0]} is not known`);
    }
  }
  return { findings, stepCount };
}

interface Comparison {
  server: Peer;
  sandbox: Peer;
  onCreated: OnCreated;
}

async function prepareWorld(peer: Peer, onCreated: OnCreated): Promise<KeptValues> {
  return prepareWrite(peer, { prepare: WORLD }, onCreated);
}

/** The differences between the two servers in the effects of a call's parameters. */
function compareEffects(call: string, onServer: Effects, inSandbox: Effects): Finding[] {
  return [...onServer].flatMap(([name, effect]): Finding[] => {
    const find = (against: Finding['against'], what: string) => ({
      ...{ area: 'parameters', call, route: call, against, what },
    });
    const elsewhere = inSandbox.get(name) ?? 'not sent';
    return [
      ...(effect === 'taken' ? [] : [find('client', `${name}: ${effect}`)]),
      ...(effect === elsewhere ? [] : [find('sandbox', `${name}: ${effect}, in the sandbox ${elsewhere}`)]),
    ];
  });
}

/** Tests whether every parameter that the client sends is known, effective and nowhere rejected, alone and together. */
export async function sendParameters({ server, sandbox, onCreated }: Comparison): Promise<Result> {
  const ignoreCreated: OnCreated = () => undefined;
  const result = await probeNames(server);
  const [serverKept, sandboxKept] = [
    await prepareWorld(server, onCreated),
    await prepareWorld(sandbox, ignoreCreated),
  ];
  for (const reading of READINGS) {
    const onServer = await tryReading(server, reading, serverKept);
    result.findings.push(
      ...compareEffects(reading.call, onServer, await tryReading(sandbox, reading, sandboxKept)),
    );
    result.stepCount += onServer.size;
  }
  for (const sending of SENDINGS) {
    const onServer = await trySending(server, sending, { kept: serverKept, onCreated });
    const inSandbox = await trySending(sandbox, sending, { kept: sandboxKept, onCreated: ignoreCreated });
    result.findings.push(...compareEffects(sending.call, onServer, inSandbox));
    result.stepCount += onServer.size;
  }
  return result;
}
