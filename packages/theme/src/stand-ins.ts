/** A theme that comes with the application: the list in which it stands, and its id there. */
export interface StandIn {
  readonly list: 'styles' | 'palettes';
  readonly id: string;
}

const greyBoxes: StandIn = { list: 'styles', id: 'beige-box' };
const slate: StandIn = { list: 'palettes', id: 'feud' };
const sky: StandIn = { list: 'palettes', id: 'bird' };

/**
 * What is shown for the themes and styles that Pleroma-FE comes with, by their names, where the server doesn't have
 * their files (any more): those of ours that look most like them.
 */
export const standIns: Readonly<Record<'themes' | 'styles', Readonly<Record<string, StandIn>>>> = {
  themes: {
    'redmond-xx': greyBoxes,
    'redmond-xx-se': greyBoxes,
    'redmond-xxi': greyBoxes,
    'breezy-dark': slate,
    'breezy-light': sky,
    mammal: slate,
  },
  styles: { RedmondDX: greyBoxes, BreezyDX: slate },
};
