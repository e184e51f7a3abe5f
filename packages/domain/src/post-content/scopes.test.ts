import type { Scope } from '@linnet/api';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFeatures } from '../instance/features';
import { createTestDrafts, member, parent } from '../testing/test-drafts';
import type { DraftContext } from './draft-context';
import { scopesFromOpenToClosed, isWider, offeredScopes } from './scopes';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const scope = fc.constantFrom(...scopesFromOpenToClosed);

interface Story {
  /** The account's own, as the server tells it. */
  own: Scope;
  /** What is answered, if anything. */
  answered: Scope | null;
  copies: boolean;
  /** Chosen for this post. */
  chosen: Scope | null;
  reloads: boolean;
  hasLocal: boolean;
  /** It is known what the server can before the form is looked at. */
  isKnown: boolean;
}

const stories = fc.record<Story>({
  own: scope,
  answered: fc.option(scope),
  copies: fc.boolean(),
  chosen: fc.option(scope),
  reloads: fc.boolean(),
  hasLocal: fc.boolean(),
  isKnown: fc.boolean(),
});

function wishOf({ own, answered, copies, chosen }: Story): Scope {
  if (chosen !== null) return chosen;
  if (answered === 'direct') return answered;
  return copies && answered !== null && isWider(own, answered) ? answered : own;
}

async function tell(story: Story) {
  const { own, answered, copies, chosen, reloads, hasLocal, isKnown } = story;
  const context: DraftContext = answered === null ? { kind: 'new' } : { kind: 'reply', to: parent };
  const scene = {
    viewer: member('alice', own),
    ...(answered !== null && { parentScope: answered }),
    features: createFeatures(new Set(hasLocal ? ['localScope' as const] : [])),
  };
  const first = createTestDrafts(scene);
  first.settings.write('scopeCopy', copies);
  first.drafts.change(context, { text: 'words', ...(chosen !== null && { scope: chosen }) });
  first.drafts.flush();
  const { drafts, server, features } = reloads
    ? createTestDrafts({ ...scene, storage: first.storage })
    : first;
  if (isKnown) await features.load();
  const { content, chosenScope } = drafts.form(context);
  void drafts.send(context);
  await vi.advanceTimersByTimeAsync(0);
  const { body } = server.next().call;
  const sent = body?.kind === 'json' ? new Map(Object.entries(body.value ?? {})).get('visibility') : null;
  return {
    shown: content.scope,
    wishedScope: chosenScope,
    sent: scopesFromOpenToClosed.find((each) => each === sent),
  };
}

test('what goes out is never for more people than was shown, chosen or kept', async () => {
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      const { shown, wishedScope, sent } = await tell(story);
      const wish = wishOf(story);
      expect(sent).toBeDefined();
      expect(sent && (isWider(sent, shown) || isWider(sent, wish))).toBe(false);
      expect(story.isKnown && sent !== shown).toBe(false);
      // What cannot be had as it was wished is said.
      expect(wishedScope).toBe(shown === wish ? null : wish);
      expect(offeredScopes({ parent: story.answered, hasLocal: story.hasLocal })).toContain(sent);
    }),
    { numRuns: 300 },
  );
});

test('a scope that cannot be had gives way to the next one with fewer readers', async () => {
  const story = { answered: null, copies: true, chosen: null, reloads: false, isKnown: true } as const;
  expect(await tell({ ...story, own: 'local', hasLocal: true })).toMatchObject({ sent: 'local' });
  expect(await tell({ ...story, own: 'local', hasLocal: false })).toMatchObject({ sent: 'private' });
  expect(await tell({ ...story, own: 'list', hasLocal: true })).toMatchObject({ sent: 'direct' });
  const reply = { ...story, own: 'public', answered: 'local' } as const;
  expect(await tell({ ...reply, hasLocal: true })).toMatchObject({ sent: 'local' });
  expect(await tell({ ...reply, hasLocal: false })).toMatchObject({ sent: 'private' });
});
