/** Where a card stands: at the head of a profile, or over the page, there with or without the biography. */
export type CardPlace = 'page' | 'popover' | 'compact';
