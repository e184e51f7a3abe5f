import { EMOJI } from '../pictures/emoji';
import { type Random, pick, whole } from '../pictures/random';
import type { Person } from './people';
import { ASIDES, REPLIES, SUBJECTS } from './phrases';
import { smallAnswer, smallTalk } from './small-talk';
import { TOPICS, TOPIC_TAGS, type TopicName } from './topics';

/** Returns the entries of a list in random order, and shuffles again when all were returned. */
export class Shelf<T> {
  readonly #all: readonly T[];
  readonly #random: Random;
  #left: T[] = [];

  constructor(all: readonly [T, ...T[]] | readonly T[], random: Random) {
    this.#all = all;
    this.#random = random;
  }

  take(): T {
    if (this.#left.length === 0) {
      this.#left = [...this.#all];
      for (let index = this.#left.length - 1; index > 0; index -= 1) {
        const other = Math.floor(this.#random() * (index + 1));
        const [a, b] = [this.#left[index], this.#left[other]];
        if (a !== undefined && b !== undefined) [this.#left[index], this.#left[other]] = [b, a];
      }
    }
    const card = this.#left.pop();
    if (card === undefined) throw new Error('A shelf needs something on it');
    return card;
  }
}

export interface Written {
  text: string;
  subject: string;
}

const BOT_REMARKS = [
  'on time',
  'on time, to everybody’s surprise',
  'three minutes late, leaves',
  'seven minutes late, a cow',
  'cancelled, the bus goes from the pub',
  'on platform 2 instead of platform 2a',
] as const;
const SOUPS = [
  'onion soup',
  'leek and potato',
  'beetroot',
  'lentils with lemon',
  'pea and mint',
  'yesterday’s, better',
] as const;
const CAKES = ['plum cake', 'seed cake', 'poppy slices', 'apple in a blanket', 'no cake, a mouse'] as const;
const UNTIL = [
  'Until it is gone.',
  'From eleven.',
  'Ask at the hatch.',
  'Two left.',
  'Bring a spoon.',
] as const;
const WINDS = ['north', 'north-east', 'east', 'south', 'south-west', 'west'] as const;
const GULLS = ['few', 'many', 'all of them', 'on the roof', 'indignant', 'asleep'] as const;
const BOT_TOWNS = ['Weir Junction', 'Upper Sallow', 'Kiln Lane', 'Marsh End'] as const;

/** Puts statuses and replies together from lists of sentences. The same seed writes the same texts. */
export class Writer {
  readonly #random: Random;
  readonly #topics = new Map<TopicName, Shelf<string>>();
  readonly #asides: Shelf<string>;
  readonly #replies: Shelf<string>;
  readonly #subjects: Shelf<string>;

  constructor(random: Random) {
    this.#random = random;
    this.#asides = new Shelf(ASIDES, random);
    this.#replies = new Shelf(REPLIES, random);
    this.#subjects = new Shelf(SUBJECTS, random);
  }

  #sentence(topic: TopicName): string {
    const shelf = this.#topics.get(topic) ?? new Shelf<string>(TOPICS[topic], this.#random);
    this.#topics.set(topic, shelf);
    return shelf.take();
  }

  #clock(): string {
    const hour = String(whole(this.#random, 5, 22)).padStart(2, '0');
    const minute = String(whole(this.#random, 0, 59)).padStart(2, '0');
    return `${hour}:${minute}`;
  }

  #arrival(): string {
    return `${this.#clock()} to ${pick(this.#random, BOT_TOWNS)}: ${pick(this.#random, BOT_REMARKS)}.`;
  }

  #announcement(topic: TopicName): string {
    const random = this.#random;
    if (topic === 'trains') return this.#arrival();
    if (topic === 'bread')
      return `Today: ${pick(random, SOUPS)}, ${pick(random, CAKES)}. ${pick(random, UNTIL)}`;
    if (topic === 'weather') return this.#tide();
    return this.#sentence(topic);
  }

  #tide(): string {
    const random = this.#random;
    const height = (whole(random, 28, 61) / 10).toFixed(1);
    const wind = `wind ${pick(random, WINDS)} ${whole(random, 1, 8)}`;
    return `High water ${height} m at ${this.#clock()}, ${wind}, gulls: ${pick(random, GULLS)}.`;
  }

  /** `often` is the chance of one of the best texts, from 0 to 1. */
  post(person: Person, often = 1): Written {
    const random = this.#random;
    if (person.bot) return { text: this.#announcement(person.topics[0] ?? 'trains'), subject: '' };
    const topic = person.topics[Math.floor(random() * person.topics.length)] ?? 'weather';
    const parts = [random() < often ? this.#sentence(topic) : smallTalk(random, topic)];
    if (random() < 0.35) parts.push(this.#asides.take());
    if (random() < 0.12) parts.push(`:${EMOJI[Math.floor(random() * EMOJI.length)]?.shortcode ?? 'linnet'}:`);
    const separator = random() < 0.1 ? '\n\n' : ' ';
    if (random() < 0.05) parts.push(`https://hedge.example/${topic}/${whole(random, 100, 999)}`);
    if (random() < 0.32) {
      const tags = TOPIC_TAGS[topic];
      parts.push(`#${tags[Math.floor(random() * tags.length)] ?? topic}`);
    }
    return { text: parts.join(separator), subject: random() < 0.05 ? this.#subjects.take() : '' };
  }

  /** `to` is sometimes mentioned at the beginning. */
  reply(to: string | null = null, often = 0.5): Written {
    const greeting = to !== null && this.#random() < 0.4 ? `@${to} ` : '';
    const answer = this.#random() < often ? this.#replies.take() : smallAnswer(this.#random);
    return { text: greeting + answer, subject: '' };
  }
}
