import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftContext } from '../post-content/draft-context';
import { postedTexts } from '../testing/posted-texts';
import { startServer } from '../testing/start-server';
import { openWriter } from '../testing/writer-at';

const fresh: DraftContext = { kind: 'new' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** What becomes of a request to post. */
const faults = ['cut before', 'cut after', 'gateway', '500 before', '500 after', '429', 'none'] as const;
type Fault = (typeof faults)[number];

/** What happens between one try and the next. */
const events = ['time', 'reload', 'crash', 'second page', 'send now', 'back and forth', 'rewrite'] as const;
type Event = (typeof events)[number];

type Send = (request: Request) => Promise<Response>;

/** Its answers to a key, errors included, are a server's for hours. */
function troubledServer(next: () => Fault, isDeaf: () => boolean) {
  const errors = new Map<string, number>();

  async function answer(fault: Fault, request: Request, send: Send): Promise<Response> {
    const isMade = fault !== 'cut before' && fault !== '500 before' && fault !== '429';
    const made = isMade ? await send(request) : null;
    if (fault === 'cut before' || fault === 'cut after') throw new TypeError('The connection broke.');
    if (fault === 'gateway') return new Response('<h1>Gateway</h1>', { status: 502 });
    if (fault === 'none' && made !== null) return made;
    const status = fault === '429' ? 429 : 500;
    errors.set(request.headers.get('idempotency-key') ?? '', status);
    return Response.json({ error: fault }, { status });
  }

  return (request: Request, send: Send): Promise<Response> => {
    const isLook = request.method === 'GET' && /accounts\/[^/]+\/statuses/.test(request.url);
    if (isLook && isDeaf()) return Promise.reject(new TypeError('The connection broke.'));
    if (request.method !== 'POST' || !request.url.endsWith('/api/v1/statuses')) return send(request);
    const kept = errors.get(request.headers.get('idempotency-key') ?? '');
    if (kept !== undefined) return Promise.resolve(Response.json({ error: 'as before' }, { status: kept }));
    return answer(next(), request, send);
  };
}

type Page = Awaited<ReturnType<ReturnType<typeof openWriter>['open']>>;

const isBusy = ({ drafts }: Page): boolean =>
  drafts.outbox.all().some(({ phase }) => phase.state === 'sending');

/** Everything that is not waiting for time has been done. */
const quiet = (page: Page): Promise<unknown> =>
  vi.waitFor(
    () => {
      if (isBusy(page)) throw new Error('It is being sent.');
    },
    { interval: 2, timeout: 5000 },
  );

async function wait(page: Page): Promise<void> {
  await vi.advanceTimersByTimeAsync(100_000);
  await quiet(page);
}

/** Presses send where the text has come back into a form. */
async function sendWhatCameBack({ drafts }: Page): Promise<void> {
  for (const { context } of drafts.entries()) await drafts.send(context);
}

interface Story {
  troubles: readonly Fault[];
  /** Whether it cannot be asked what is there, for one question after the other. */
  deaf: readonly boolean[];
  happenings: readonly Event[];
}

async function live(
  server: Awaited<ReturnType<typeof startServer>>,
  { troubles, deaf, happenings }: Story,
  words: string,
) {
  const left = [...troubles];
  const questions = [...deaf];
  const writer = openWriter(server, {
    between: troubledServer(
      () => left.shift() ?? 'none',
      () => questions.shift() ?? false,
    ),
  });
  let page = await writer.open();
  let text = words;
  const isSomewhere = async (): Promise<boolean> => {
    const kept = writer.records
      .keys('linnet-')
      .some((name) => writer.records.read(name)?.includes(text) === true);
    return kept || (await postedTexts(server)).includes(text);
  };

  async function takeBack(change: string): Promise<void> {
    const [job] = page.drafts.outbox.all();
    const context = job === undefined ? null : page.drafts.cancel(job.id);
    if (context === null) return;
    if (change !== '') page.drafts.change(context, { text: (text += change) });
    await page.drafts.send(context);
  }

  const happen: Record<Event, () => Promise<unknown>> = {
    time: () => wait(page),
    reload: async () => {
      page.leave();
      page = await writer.open();
    },
    crash: async () => {
      page.crash();
      page = await writer.open();
    },
    'second page': () => writer.open(),
    'send now': async () => page.drafts.outbox.sendNow(page.drafts.outbox.all()[0]?.id ?? ''),
    'back and forth': () => takeBack(''),
    rewrite: () => takeBack('!'),
  };

  page.drafts.change(fresh, { text });
  await page.drafts.send(fresh);
  for (const event of happenings) {
    await happen[event]();
    expect(await isSomewhere()).toBe(true);
  }
  for (let round = 0; round < 12; round += 1) {
    await wait(page);
    await sendWhatCameBack(page);
    if (page.drafts.outbox.all().length === 0 && page.drafts.entries().length === 0) break;
  }
  return { text, kept: writer.records.keys('linnet-').filter((name) => /^linnet-(job|draft)/.test(name)) };
}

test(
  'whatever breaks, in whatever order, the post is there exactly once, in its last form',
  { timeout: 120_000 },
  async () => {
    const server = await startServer();
    let story = 0;
    const stories = fc.record({
      troubles: fc.array(fc.constantFrom(...faults), { maxLength: 6 }),
      deaf: fc.array(fc.boolean(), { maxLength: 4 }),
      happenings: fc.array(fc.constantFrom(...events), { maxLength: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(stories, async (told) => {
        const words = `story ${(story += 1)}.`;
        const { text, kept } = await live(server, told, words);
        const posts = (await postedTexts(server)).filter((posted) => posted.startsWith(words));
        expect({ posts, kept }).toEqual({ posts: [text], kept: [] });
      }),
      { numRuns: 30 },
    );
  },
);
