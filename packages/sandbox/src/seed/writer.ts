import { EMOJI } from '../pictures/emoji';
import { type Random, pick, integerBetween } from '../pictures/random';
import type { Person } from './people';
import { ASIDES, REPLIES, SUBJECTS } from './phrases';
import { smallTalkReply, smallTalk } from './small-talk';
import { TOPICS, TOPIC_TAGS, type TopicName } from './topics';

/** Returns the entries of a list in random order, and shuffles again when all were returned. */
export class ShuffledList<T> {
  readonly #all: readonly T[];
  readonly #random: Random;
  #remaining: T[] = [];

  constructor(all: readonly [T, ...T[]] | readonly T[], random: Random) {
    this.#all = all;
    this.#random = random;
  }

  next(): T {
    if (this.#remaining.length === 0) {
      this.#remaining = [...this.#all];
      for (let index = this.#remaining.length - 1; index > 0; index -= 1) {
        const other = Math.floor(this.#random() * (index + 1));
        const [a, b] = [this.#remaining[index], this.#remaining[other]];
        if (a !== undefined && b !== undefined) [this.#remaining[index], this.#remaining[other]] = [b, a];
      }
    }
    const entry = this.#remaining.pop();
    if (entry === undefined) throw new Error('A shelf needs something on it');
    return entry;
  }
}

export interface WrittenText {
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
  readonly #topics = new Map<TopicName, ShuffledList<string>>();
  readonly #asides: ShuffledList<string>;
  readonly #replies: ShuffledList<string>;
  readonly #subjects: ShuffledList<string>;

  constructor(random: Random) {
    this.#random = random;
    this.#asides = new ShuffledList(ASIDES, random);
    this.#replies = new ShuffledList(REPLIES, random);
    this.#subjects = new ShuffledList(SUBJECTS, random);
  }

  #sentence(topic: TopicName): string {
    const sentences = this.#topics.get(topic) ?? new ShuffledList<string>(TOPICS[topic], this.#random);
    this.#topics.set(topic, sentences);
    return sentences.next();
  }

  #clock(): string {
    const hour = String(integerBetween(this.#random, 5, 22)).padStart(2, '0');
    const minute = String(integerBetween(this.#random, 0, 59)).padStart(2, '0');
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
    const height = (integerBetween(random, 28, 61) / 10).toFixed(1);
    const wind = `wind ${pick(random, WINDS)} ${integerBetween(random, 1, 8)}`;
    return `High water ${height} m at ${this.#clock()}, ${wind}, gulls: ${pick(random, GULLS)}.`;
  }

  /** `bestChance` is the chance of one of the best texts, from 0 to 1. */
  post(person: Person, bestChance = 1): WrittenText {
    const random = this.#random;
    if (person.bot) return { text: this.#announcement(person.topics[0] ?? 'trains'), subject: '' };
    const topic = person.topics[Math.floor(random() * person.topics.length)] ?? 'weather';
    const parts = [random() < bestChance ? this.#sentence(topic) : smallTalk(random, topic)];
    if (random() < 0.35) parts.push(this.#asides.next());
    if (random() < 0.12) parts.push(`:${EMOJI[Math.floor(random() * EMOJI.length)]?.shortcode ?? 'linnet'}:`);
    const separator = random() < 0.1 ? '\n\n' : ' ';
    if (random() < 0.05) parts.push(`https://hedge.example/${topic}/${integerBetween(random, 100, 999)}`);
    if (random() < 0.32) {
      const tags = TOPIC_TAGS[topic];
      parts.push(`#${tags[Math.floor(random() * tags.length)] ?? topic}`);
    }
    return { text: parts.join(separator), subject: random() < 0.05 ? this.#subjects.next() : '' };
  }

  /** `to` is sometimes mentioned at the beginning. */
  reply(to: string | null = null, bestChance = 0.5): WrittenText {
    const greeting = to !== null && this.#random() < 0.4 ? `@${to} ` : '';
    const answer = this.#random() < bestChance ? this.#replies.next() : smallTalkReply(this.#random);
    return { text: greeting + answer, subject: '' };
  }
}
