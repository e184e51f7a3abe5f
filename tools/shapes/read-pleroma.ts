import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isObject, parseJson, textAt } from './object';
import type { JsonObject } from './object';
import type { RecordedServer, Recording } from './recording';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** Files that contain several responses; each has a reader of its own below. */
const COLLECTIONS = {
  notifications: 'notifications_by_type.json',
  flow: 'oauth/authorization_code_flow.json',
};

/** Recordings of the streaming sockets. */
const FRAMES = [
  'streaming-frames.json',
  'streaming-by-event.json',
  'streaming-chat-frames.json',
  'streaming-security-frames.json',
];
/** Recordings of the shoutbox socket, which has another protocol. */
const SHOUTS = ['shout-frames.json', 'shout-frames-more.json'];

function readJson(folder: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
}

function bodyOf(answer: JsonObject, type: string): unknown {
  const { body } = answer;
  if (!type.includes('json') || body === '') return undefined;
  // A response that is a JSON string was stored with or without its quotation marks.
  return typeof body === 'string' ? (parseJson(body) ?? body) : body;
}

function readAnswer(answer: unknown): Recording[] {
  if (!isObject(answer) || !isObject(answer['request'])) return [];
  const type = textAt(answer['headers'], 'content-type');
  return [
    {
      method: textAt(answer['request'], 'method'),
      path: textAt(answer['request'], 'path'),
      status: Number(answer['status']),
      type,
      link: textAt(answer['headers'], 'link') || null,
      json: bodyOf(answer, type),
    },
  ];
}

function readFlowStep(step: unknown): Recording[] {
  if (!isObject(step)) return [];
  const { body } = step;
  // Steps without a request exchange a code for a token.
  const request = isObject(step['request']) ? step['request'] : { method: 'POST', url: '/oauth/token' };
  const json = isObject(body) ? body : undefined;
  return [
    {
      method: textAt(request, 'method'),
      path: textAt(request, 'url'),
      status: Number(step['status']),
      type: textAt(step, 'content_type') || (json ? 'application/json' : ''),
      link: null,
      json,
    },
  ];
}

function readFrames(...groups: unknown[]): JsonObject[] {
  const rows = groups.flatMap((group) => (Array.isArray(group) ? group : Object.values(Object(group))));
  const arrived = rows.filter((row: unknown) => isObject(row) && row['dir'] !== 'out');
  return arrived.map((row: unknown) => parseJson(textAt(row, 'raw'))).filter(isObject);
}

/** Frames of the shoutbox are arrays of five; each is read as an event with its payload. */
function readShouts(...groups: unknown[]): JsonObject[] {
  const rows = groups.flatMap((group) => (Array.isArray(group) ? group : []));
  const arrived = rows.filter((row: unknown) => isObject(row) && row['dir'] === 'in');
  return arrived.flatMap((row: unknown): JsonObject[] => {
    const frame = parseJson(textAt(row, 'raw'));
    if (!Array.isArray(frame) || typeof frame[3] !== 'string') return [];
    return [{ event: `shout ${frame[3]}`, payload: frame[4] }];
  });
}

function readDescribed(description: unknown): string[] {
  const paths = isObject(description) && isObject(description['paths']) ? description['paths'] : {};
  return Object.entries(paths).flatMap(([route, calls]) =>
    METHODS.filter((method) => isObject(calls) && method in calls).map(
      (method) => `${method.toUpperCase()} ${route}`,
    ),
  );
}

/** Reads a folder with one file for each response, including request and headers. */
export function readPleroma(folder: string): RecordedServer {
  const special = new Set([...Object.values(COLLECTIONS), ...FRAMES, ...SHOUTS]);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !special.has(file))
    .sort();
  const answers = files
    .filter((file) => file !== 'openapi.json')
    .flatMap((file) => readAnswer(readJson(folder, file)));
  const flow = readJson(folder, COLLECTIONS.flow);
  const [description] = readAnswer(readJson(folder, 'openapi.json'));
  return {
    recordings: [...answers, ...(Array.isArray(flow) ? flow.flatMap(readFlowStep) : [])],
    described: readDescribed(description?.json),
    description: description?.json,
    frames: [
      ...readFrames(...FRAMES.map((file) => readJson(folder, file))),
      ...readShouts(...SHOUTS.map((file) => readJson(folder, file))),
    ],
    loose: Object.values(Object(readJson(folder, COLLECTIONS.notifications))),
  };
}
