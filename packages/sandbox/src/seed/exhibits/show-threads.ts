import type { StatusRow } from '../../store/statuses/statuses';
import { handleOf } from '../people';
import { MINUTE_MS, type World } from '../world';
import { Writer } from '../writer';

const DEPTH = 12;
/** The number of side replies by the depth of the status that they reply to. */
const BRANCHES: Readonly<Record<number, number>> = { 0: 1, 2: 2, 4: 2, 6: 1, 8: 3 };

const OPENINGS: readonly [by: string, text: string][] = [
  ['carol', 'Serious question, long answers welcome: is a hedge a wall or a road?'],
  ['edda', 'Tell me about the oldest program that you still use, and what keeps it alive.'],
  [
    'yusuf@loom.example',
    'At the long table tonight: a thing that your grandparents did, and that you do now.',
  ],
  ['marsh@tidepool.example', 'The wind has a name here. Does it where you are?'],
  ['ines', 'A path that is on no map. Begin.'],
  ['wren@hedgerow.example', 'Which bird was the first that you knew by its voice?'],
  ['imogen', 'Bread at the end of the week: what becomes of it with you?'],
];

/** Writes a deep conversation: a reply every few minutes, side replies soon after their parent. */
class Conversation {
  readonly #world: World;
  readonly #writer: Writer;
  readonly #people: string[];
  #ago: number;

  constructor(world: World, writer: Writer, ago: number) {
    this.#world = world;
    this.#writer = writer;
    this.#ago = ago;
    this.#people = world.residents
      .filter(({ person }) => person.postWeight > 0 && !person.bot)
      .map(({ person }) => handleOf(person));
  }

  open(by: string, text: string): void {
    this.#world.planStatus(this.#ago, () => {
      const status = this.#world.post(by, { text });
      this.#continue(status, 0);
    });
    // The replies are written while the plan runs, but count as planned from the start.
    this.#world.planStatus(
      this.#ago,
      () => undefined,
      DEPTH + Object.values(BRANCHES).reduce((a, b) => a + b, 0),
    );
  }

  #continue(parent: StatusRow, depth: number): void {
    for (let count = BRANCHES[depth] ?? 0; count > 0; count -= 1) {
      this.#planLater(count, () => void this.#reply(parent));
    }
    if (BRANCHES[depth] !== undefined && depth > 0) this.#world.noteExample('branching', parent.id);
    if (depth === DEPTH) this.#world.noteExample('deep', parent.id);
    else this.#planLater(7, () => this.#continue(this.#reply(parent), depth + 1));
  }

  #planLater(steps: number, act: () => void): void {
    const minutes = steps * (2 + this.#world.random() * 9);
    this.#world.plan(this.#world.now - this.#world.currentTime - minutes * MINUTE_MS, act);
  }

  #reply(parent: StatusRow): StatusRow {
    const others = this.#people.filter((handle) => this.#world.account(handle).id !== parent.account_id);
    const by = others[Math.floor(this.#world.random() * others.length)] ?? 'alice';
    const { text } = this.#writer.reply();
    return this.#world.post(by, { text, inReplyToId: parent.id });
  }
}

/** Adds conversations twelve replies deep, with side branches. */
export function showThreads(world: World): void {
  const writer = new Writer(world.random);
  const times = world.spread(OPENINGS.length, [330, 6]);
  OPENINGS.forEach(([by, text], index) => {
    new Conversation(world, writer, times[index] ?? 0).open(by, text);
  });
}
