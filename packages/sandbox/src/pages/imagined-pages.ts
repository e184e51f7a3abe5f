import { sceneFile } from '../pictures/picture-files';

/** An invented web page, for link cards. */
export interface ImaginedPage {
  title: string;
  description: string;
  siteName: string;
  /** Relative to the root of this server; null for a page without a picture. */
  image: string | null;
}

const scene = (name: 'hills' | 'sea' | 'allotment' | 'pots' | 'bread', seed: number) =>
  sceneFile({ scene: name, seed, width: 800, height: 420 });

/** Pages by address. A link to any other page gets no card: nothing is ever fetched. */
export const IMAGINED_PAGES: Readonly<Record<string, ImaginedPage>> = {
  'https://birdnotes.example/swifts-are-back': {
    title: 'The swifts are back, four days early',
    description: 'Ringers along the coast compare their first sightings with the last thirty springs.',
    siteName: 'Bird Notes',
    image: scene('sea', 41),
  },
  'https://crustandcrumb.example/rye/slow': {
    title: 'A slow rye for people with one free evening',
    description: 'Three foldings, one night on the window sill, and an oven that is hotter than you think.',
    siteName: 'Crust & Crumb',
    image: scene('bread', 12),
  },
  'https://signalbox.example/branch-line-reopens': {
    title: 'Branch line reopens after sixty years',
    description: 'The first train was eleven minutes late, and nobody on the platform minded.',
    siteName: 'Signal Box',
    image: scene('hills', 27),
  },
  'https://kilnlog.example/glazes/tenmoku?cone=10&atmosphere=reduction': {
    title: 'Tenmoku at cone 10: eighteen test tiles',
    description: 'What happened when the same bucket met four clays, and where it ran.',
    siteName: 'Kiln Log',
    image: scene('pots', 9),
  },
  'https://allotment.example/2024/beans': {
    title: 'Beans: what came up and what did not',
    description: '',
    siteName: 'Plot 14',
    image: scene('allotment', 33),
  },
  'https://weatherwise.example/why-it-rains-on-saturdays': {
    title: 'Does it really rain more on Saturdays?',
    description:
      'Forty years of measurements from a small station behind a school, counted properly for once. The short answer is no; the long answer has to do with whom you ask, and when, and whether they had planned a picnic.',
    siteName: 'Weatherwise',
    image: null,
  },
  'https://reading.example/شعر/الربيع': {
    title: 'قصائد في الربيع',
    description: 'مختارات قصيرة عن المطر والحدائق.',
    siteName: 'القراءة',
    image: scene('hills', 52),
  },
  'https://hedgerow.example/minutes/annual-meeting': {
    title: 'Minutes of the annual meeting of hedge keepers',
    description: 'Present: eleven, and a dog. The treasurer reported, the dog did not.',
    siteName: 'Hedgerow',
    image: null,
  },
  'https://plainpage.example/': {
    title: 'plainpage',
    description: '',
    siteName: '',
    image: null,
  },
};
