// @vitest-environment node
import { expect, test } from 'vitest';
import { type Actor, actors, type TargetKind, targetKinds } from '../../testing/menus/actors';
import { offeredEntries } from '../../testing/menus/offered-entries';
import { makeWorld, type World } from '../../testing/menus/make-world';
import { serverProbes } from '../../testing/menus/server-probes';
import { specifiedFor, specifiedMenus } from '../../testing/menus/specified-menus';

/** The kinds of people whom this reader can look at. */
const targetsOf = ({ name }: Actor): readonly TargetKind[] =>
  name === null ? targetKinds.filter((kind) => kind !== 'own') : targetKinds;

/** Whether the server takes what each line asks of it. What changes people is asked of a world of its own. */
async function takenLines(
  first: World,
  target: TargetKind,
  again: () => Promise<World>,
): Promise<Map<string, boolean>> {
  let world: World | null = first;
  const taken = new Map<string, boolean>();
  for (const [line, { method, path, json, changesPeople, crashesFor = [] }] of Object.entries(serverProbes)) {
    world ??= await again();
    const { server, token, about }: World = world;
    const answer = await server.ask({ method, path: path(about), json: json?.(about), token });
    if (answer.status >= 500 && !crashesFor.includes(target))
      throw new Error(`${line}: ${answer.status} ${await answer.text()}`);
    taken.set(line, answer.ok);
    if (answer.ok && changesPeople) world = null;
  }
  return taken;
}

test('every line of the menus has its rule, and no rule is about nothing', async () => {
  const { statusActions } = await import('../status-actions/status-actions');
  const { accountActions } = await import('../account-actions/account-actions');
  const { moderationTexts } = await import('./moderation-menu');
  const lines = [
    ...statusActions.map(({ id }) => `status ${id}`),
    ...accountActions.map(({ id }) => `person ${id}`),
    ...Object.keys(moderationTexts).map((id) => `moderation ${id}`),
  ];
  expect(Object.keys(specifiedMenus).sort()).toEqual(lines.sort());
});

test('visitors, members, moderators and administrators are each offered something else [3.1.001]', async () => {
  const roles = actors.filter(({ label }) =>
    ['a visitor', 'a member', 'a moderator', 'an administrator'].includes(label),
  );
  const offers = await Promise.all(
    roles.map(async (actor) => {
      const { client, about } = await makeWorld(actor, 'local');
      const lines = await offeredEntries(client, { targetId: about.target.id, statusId: about.statusId });
      return [...lines].sort().join();
    }),
  );
  expect(new Set(offers).size).toBe(4);
}, 60_000);

/** Where what is offered, what the specification allows, and what the server takes are not the same. */
async function disagreements(actor: Actor): Promise<string[]> {
  const found: string[] = [];
  for (const target of targetsOf(actor)) {
    const specified = specifiedFor(actor, target);
    const world = await makeWorld(actor, target);
    const { client, about } = world;
    const tell = (what: string, lines: readonly string[]) =>
      found.push(...lines.map((line) => `${line}, ${actor.label} and ${target}: ${what}`));
    const offered = await offeredEntries(client, { targetId: about.target.id, statusId: about.statusId });
    tell('missing', without(specified, offered));
    tell('offered', without(offered, specified));
    const taken = await takenLines(world, target, () => makeWorld(actor, target));
    const accepted = [...taken].filter(([, isTaken]) => isTaken).map(([line]) => line);
    tell(
      'refused',
      without([...taken.keys()], accepted).filter((line) => specified.includes(line)),
    );
    const beyond = without(accepted, specified);
    tell(
      'taken',
      beyond.filter((line) => !serverProbes[line]?.alsoAllows?.includes(target)),
    );
  }
  return found;
}

const without = (lines: readonly string[], others: readonly string[]): string[] =>
  lines.filter((line) => !others.includes(line));
const labelled = (some: readonly Actor[]) => some.map((actor) => [actor.label, actor] as const);
const isSingle = ({ privileges }: Actor): boolean => privileges.length === 1;

test.each(labelled(actors.filter((actor) => !isSingle(actor))))(
  'the menus of %s hold what the role gives, and the server takes that and no more [3.6.001, 3.6.002, 3.6.003, 3.6.005, 3.6.016]',
  async (_label, actor) => {
    expect(await disagreements(actor)).toEqual([]);
  },
  120_000,
);

test.each(labelled(actors.filter(isSingle)))(
  'the menus of %s hold what that gives, and the server takes that and no more [3.6.004, 3.6.006, 3.6.007, 3.6.008, 3.6.014]',
  async (_label, actor) => {
    expect(await disagreements(actor)).toEqual([]);
  },
  120_000,
);
