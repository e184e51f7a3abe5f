import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftContext } from '../post-content/draft-context';
import { postedTexts } from '../testing/posted-texts';
import { startServer } from '../testing/start-server';
import { openWriter } from '../testing/writer-at';

const fresh: DraftContext = { kind: 'new' };
const POSTS = { method: 'POST', path: '^/api/v1/statuses$' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** How long a request to post takes, in seconds, and whether its answer is lost, or the request itself. */
interface Fate {
  arrives: number;
  works: number;
  answers: number;
  end: 'answered' | 'cut' | 'gateway' | 'never arrived';
}

const prompt: Fate = { arrives: 0, works: 0, answers: 0, end: 'answered' };

const happenings = [
  'a moment',
  'a minute',
  'reload',
  'crash',
  'second page',
  'check now',
  'network is back',
  'back and forth',
  'rewrite',
  'the same words again',
] as const;
type Happening = (typeof happenings)[number];

const later = (seconds: number): Promise<void> =>
  seconds === 0 ? Promise.resolve() : new Promise((done) => void setTimeout(done, seconds * 1000));

/** The server's work goes on in real time while the clock of the story stands. */
async function work(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((done) => void setImmediate(done));
}

async function pass(seconds: number): Promise<void> {
  await work();
  for (let left = seconds; left > 0; left -= 2) {
    await vi.advanceTimersByTimeAsync(2000);
    await work();
  }
}

async function live(
  server: Awaited<ReturnType<typeof startServer>>,
  story: { fates: readonly Fate[]; events: readonly Happening[] },
  words: string,
) {
  const fates = [...story.fates];

  async function onWay(request: Request, next: (request: Request) => Promise<Response>): Promise<Response> {
    if (request.method !== 'POST' || !request.url.endsWith('/api/v1/statuses')) return next(request);
    const { arrives, works, answers, end } = fates.shift() ?? prompt;
    await later(arrives);
    if (end === 'never arrived') throw new TypeError('The connection broke.');
    await server.door('latency', { ...POSTS, at: 'work', ms: works * 1000, times: 1 });
    const answer = await next(request);
    await later(answers);
    if (end === 'cut') throw new TypeError('The connection broke.');
    return end === 'gateway' ? new Response('<h1>Gateway</h1>', { status: 504 }) : answer;
  }

  const writer = openWriter(server, { between: onWay });
  let page = await writer.open();
  const wanted = [words];

  function write(context: DraftContext, text: string): void {
    page.drafts.change(context, { text });
    void page.drafts.send(context);
  }

  function takeBack(change: string): void {
    const [job] = page.drafts.outbox.all();
    const context = job === undefined ? null : page.drafts.cancel(job.id);
    if (job === undefined || context === null) return;
    wanted[wanted.indexOf(job.content.text)] += change;
    write(context, job.content.text + change);
  }

  const happen: Record<Happening, () => unknown> = {
    'a moment': () => pass(4),
    'a minute': () => pass(60),
    reload: async () => {
      page.leave();
      page = await writer.open();
    },
    crash: async () => {
      page.crash();
      page = await writer.open();
    },
    'second page': () => writer.open(),
    'check now': () => page.drafts.outbox.sendNow(page.drafts.outbox.all()[0]?.id ?? ''),
    'network is back': () => page.drafts.outbox.wake(),
    'back and forth': () => takeBack(''),
    rewrite: () => takeBack('!'),
    'the same words again': () => {
      if (wanted.length > 2 || page.drafts.form(fresh).touched) return;
      wanted.push(words);
      write(fresh, words);
    },
  };

  write(fresh, words);
  for (const event of story.events) {
    await happen[event]();
    await pass(2);
  }
  const isOver = (): boolean =>
    page.drafts.outbox.all().length === 0 && page.drafts.entries().length === 0 && fates.length === 0;
  for (let round = 0; round < 30 && !isOver(); round += 1) {
    fates.length = 0;
    await pass(40);
    // What came back into a form, or had not left it when the page went, is sent by the person.
    for (const { context } of page.drafts.entries()) void page.drafts.send(context);
  }
  await pass(130);
  return wanted.toSorted();
}

const fate = fc.record<Fate>({
  arrives: fc.integer({ min: 0, max: 50 }),
  works: fc.integer({ min: 0, max: 60 }),
  answers: fc.integer({ min: 0, max: 40 }),
  end: fc.constantFrom('answered', 'cut', 'gateway', 'never arrived'),
});

test(
  'however late requests arrive, are done and are answered, each post is there once, and none is lost',
  { timeout: 240_000 },
  async () => {
    const server = await startServer();
    let story = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          fates: fc.array(fate, { minLength: 1, maxLength: 4 }),
          events: fc.array(fc.constantFrom(...happenings), { maxLength: 6 }),
        }),
        async (told) => {
          const words = `story ${(story += 1)}.`;
          const wanted = await live(server, told, words);
          const posts = (await postedTexts(server)).filter((posted) => posted.startsWith(words));
          expect(posts.toSorted()).toEqual(wanted);
        },
      ),
      { numRuns: 12 },
    );
  },
);
