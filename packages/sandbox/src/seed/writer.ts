import { EMOJI } from '../pictures/emoji-list';
import { pick, whole, type Random } from '../pictures/random';
import { ASIDES, SUBJECTS } from './asides';
import type { Person } from './people';
import { REPLIES } from './replies';
import { Shelf } from './shelf';
import { TOPICS, TOPIC_TAGS, type TopicName } from './topics';

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
const BOT_TOWNS = ['Weir Junction', 'Upper Sallow', 'Kiln Lane', 'Marsh End'] as const;

/** Puts posts and replies together from the sentences on the shelves. The same seed writes the same. */
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

  #arrival(): string {
    const hour = String(whole(this.#random, 5, 22)).padStart(2, '0');
    const minute = String(whole(this.#random, 0, 59)).padStart(2, '0');
    return `${hour}:${minute} to ${pick(this.#random, BOT_TOWNS)}: ${pick(this.#random, BOT_REMARKS)}.`;
  }

  post(person: Person): Written {
    const random = this.#random;
    if (person.bot && person.topics.includes('trains')) return { text: this.#arrival(), subject: '' };
    const topic = person.topics[Math.floor(random() * person.topics.length)] ?? 'weather';
    const parts = [this.#sentence(topic)];
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

  /** `to` is named at the beginning now and then, as people do. */
  reply(to: string): Written {
    const greeting = this.#random() < 0.4 ? `@${to} ` : '';
    return { text: greeting + this.#replies.take(), subject: '' };
  }
}
