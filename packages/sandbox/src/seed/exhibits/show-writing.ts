import type { KindKey } from '../manifest';
import { ASIDES } from '../phrases';
import { TOPICS, type TopicName } from '../topics';
import type { World } from '../world';
import { WRITTEN_POSTS } from './written-posts';

interface LanguageSample {
  by: string;
  kind: KindKey;
  text: string;
}

/** Statuses in less common scripts. */
const MORE_LANGUAGES: readonly LanguageSample[] = [
  {
    by: 'sakura@さくら.example',
    kind: 'script-east',
    text: '駅のホームに桜が一本。列車が来るたびに、少しだけ散る。',
  },
  {
    by: 'sakura@さくら.example',
    kind: 'script-east',
    text: '土星の輪を見た。望遠鏡の列に並んだ子どもが「シールだ」と言った。',
  },
  { by: 'kumo@kumo.example', kind: 'script-east', text: '霧が谷から上がってくる。お茶が冷めるより早く。' },
  { by: 'hana', kind: 'script-east', text: '古い地図を買いました。今はもうない橋が三つ載っています。' },
  { by: 'passerby@loom.example', kind: 'script-east', text: '路过这里，看见一只鹭。它没有看我。' },
  { by: 'souad@مثال.example', kind: 'script-rtl', text: 'زرعت النعناع على السطح، فجاء النحل قبل الماء.' },
  { by: 'safiya', kind: 'script-rtl', text: 'فنجان ثالث من الشاي، وبلاغ واحد عن البلشون. لا جديد.' },
  { by: 'yael', kind: 'script-rtl', text: 'השרת עלה, העגבניות נפלו. יום מאוזן.' },
  {
    by: 'souad@مثال.example',
    kind: 'script-rtl',
    text: 'خبز الصباح، ثم خبز المساء. (The bread is the same bread.)',
  },
  {
    by: 'natalka@пошта.example',
    kind: 'script-cyrillic',
    text: 'Двадцять листів, один велосипед, жодної сухої нитки.',
  },
  {
    by: 'natalka@пошта.example',
    kind: 'script-cyrillic',
    text: 'Пес на Липовій сьогодні не гавкав. Хвилююся.',
  },
  {
    by: 'natalka@пошта.example',
    kind: 'script-cyrillic',
    text: 'Вітер ніс листівку через усе поле. Я наздогнала.',
  },
  { by: 'nikos@olive.example', kind: 'script-greek', text: 'Το καΐκι βάφτηκε μπλε. Το ίδιο και ο Νίκος.' },
  {
    by: 'nikos@olive.example',
    kind: 'script-greek',
    text: 'Στη λαϊκή: ελιές, ρίγανη, μια κουβέντα για τον καιρό.',
  },
  {
    by: 'nikos@olive.example',
    kind: 'script-greek',
    text: 'Ένας γλάρος έκλεψε το κουλούρι μου. Του ευχήθηκα καλή όρεξη.',
  },
  { by: 'tariq@tidepool.example', kind: 'script-indic', text: 'ভোরে কুয়াশা, দুপুরে রোদ, বিকেলে আবার মাছরাঙা।' },
  { by: 'tariq@tidepool.example', kind: 'script-indic', text: 'নৌকা থেকে নেমে চা খেলাম। চা থেকে নেমে আবার নৌকা।' },
  {
    by: 'tariq@tidepool.example',
    kind: 'script-indic',
    text: 'आज घाट पर हिन्दी में पूछा गया: क्या यह चिड़िया आपकी है? नहीं, मैं उसका हूँ।',
  },
  { by: 'passerby@loom.example', kind: 'script-indic', text: 'மழை வந்தது. குடை வரவில்லை.' },
  { by: 'passerby@loom.example', kind: 'script-other', text: 'ฝนหยุดแล้ว แต่หลังคายังเล่าเรื่องฝนอยู่' },
  {
    by: 'passerby@loom.example',
    kind: 'script-other',
    text: '강가에서 왜가리를 봤다. 왜가리는 시계를 보지 않는다.',
  },
  {
    by: 'marsh@tidepool.example',
    kind: 'script-other',
    text: 'A postcard from the mountains: "დილა მშვიდობისა". It says good morning.',
  },
  {
    by: 'fern@hedgerow.example',
    kind: 'script-other',
    text: 'On the milestone somebody chalked "բարի ճանապարհ", have a good way.',
  },
  {
    by: 'yusuf@loom.example',
    kind: 'script-other',
    text: 'The coffee seller wrote my name as ዩሱፍ on the cup, and I kept the cup.',
  },
  {
    by: 'greta@signalbox.example',
    kind: 'script-other',
    text: 'Im Abteil gelernt: 안녕히 가세요. Er stieg aus, ich fuhr weiter.',
  },
];

const SPREAD_DAYS = [355, 23] as const;
const LONG_POSTS: readonly [by: string, topics: readonly [TopicName, TopicName]][] = [
  ['archivist', ['books', 'walks']],
  ['carol', ['birds', 'allotment']],
  ['yusuf@loom.example', ['wool', 'music']],
  ['lucia@darkfield.example', ['stars', 'weather']],
  ['tomasz@signalbox.example', ['trains', 'walks']],
  ['ines', ['walks', 'music']],
];

/** A status of more than two thousand characters. */
function longText([one, other]: readonly [TopicName, TopicName], number: number): string {
  const paragraphs = Array.from({ length: 6 }, (_unused, index) => {
    const topic = TOPICS[index % 2 === 0 ? one : other];
    const sentences = Array.from(
      { length: 5 },
      (_none, at) => topic[(index * 5 + at + number) % topic.length],
    );
    return `${sentences.join(' ')} ${ASIDES[(number * 6 + index) % ASIDES.length] ?? ''}`;
  });
  return ['You asked how the month was, so here is the month.', ...paragraphs].join('\n\n');
}

/** Adds content types, content warnings, tall and long statuses, scripts, and characters that are hard to render. */
export function showWriting(world: World): void {
  const times = world.spread(WRITTEN_POSTS.length, SPREAD_DAYS);
  WRITTEN_POSTS.forEach(({ by, kinds, text, subject, format }, index) => {
    world.planStatus(times[index] ?? 0, () => {
      const status = world.post(by, {
        text,
        spoilerText: subject ?? '',
        contentType: format ?? 'text/plain',
      });
      for (const kind of kinds) world.noteExample(kind, status.id);
    });
  });
  const others = world.spread(MORE_LANGUAGES.length, SPREAD_DAYS);
  MORE_LANGUAGES.forEach(({ by, kind, text }, index) => {
    world.planStatus(others[index] ?? 0, () => world.noteExample(kind, world.post(by, { text }).id));
  });
  const letters = world.spread(LONG_POSTS.length, SPREAD_DAYS);
  LONG_POSTS.forEach(([by, topics], index) => {
    world.planStatus(letters[index] ?? 0, () => {
      const status = world.post(by, { text: longText(topics, index) });
      world.noteExample('long', status.id);
      world.noteExample('tall', status.id);
      world.noteExample('plain', status.id);
    });
  });
}
