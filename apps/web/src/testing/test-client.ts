import { type Client, createAccounts, type RecordStorage } from '@linnet/domain';
import { parseHtml } from '../platform/html/parse-html';
import { lonePage, watchedPage } from './lone-page';

/** Responses of the test's server by `GET /api/v1/…`: JSON, or a whole response. Everything else is not found. */
export type TestAnswers = Record<string, unknown>;

interface TestClientOptions {
  /** May be changed while the test runs. A promise delays its response. */
  readonly answers?: TestAnswers;
  /** Records in storage from an earlier visit. */
  readonly records?: Readonly<Record<string, string>>;
  /** Whether storage has room for a record; it has by default. */
  readonly hasRoom?: (key: string) => boolean;
}

/** A real client, whose server's responses the test defines. */
export function testClient({
  answers = {},
  records = {},
  hasRoom = () => true,
}: TestClientOptions = {}): Client {
  return createAccounts({
    baseUrl: 'https://nest.example',
    origin: 'https://nest.example',
    fetch: async (input, init) => answerFrom(answers, new Request(input, init)),
    openSocket: () => {
      throw new DOMException('No sockets here.', 'SecurityError');
    },
    storage: storageWith(records, hasRoom),
    parseHtml,
    now: () => Date.now(),
    newKey: () => crypto.randomUUID(),
    log: () => {},
    forWriting: () => Promise.resolve(lonePage),
    forLive: () => Promise.resolve(watchedPage),
  }).shown.get();
}

/** The stored session of `@wren`, as the client writes it. */
export const wrenSignedIn = {
  'linnet-session': JSON.stringify({ token: 'token-of-wren', accountId: 'a1', username: 'wren' }),
};

async function answerFrom(answers: TestAnswers, request: Request): Promise<Response> {
  const answer = await answers[`${request.method} ${new URL(request.url).pathname}`];
  if (answer === undefined) return Response.json({ error: 'Record not found' }, { status: 404 });
  return answer instanceof Response ? answer.clone() : Response.json(answer);
}

function storageWith(
  initial: Readonly<Record<string, string>>,
  hasRoom: (key: string) => boolean,
): RecordStorage {
  const records = new Map(Object.entries(initial));
  return {
    available: true,
    read: (key) => records.get(key) ?? null,
    write: (key, value) => {
      const isStored = hasRoom(key);
      if (isStored) records.set(key, value);
      return isStored;
    },
    remove: (key) => void records.delete(key),
    keys: (prefix) => [...records.keys()].filter((name) => name.startsWith(prefix)),
  };
}
