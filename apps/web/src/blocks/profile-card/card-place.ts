/** Where a card is shown: at the head of a profile, or in a popover with or without the biography. */
export type CardPlace = 'page' | 'popover' | 'compact';
