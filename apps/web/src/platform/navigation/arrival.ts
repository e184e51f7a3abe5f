/** How the current screen was reached: a link opens it at its top, history navigation restores its scroll position. */
export type Arrival = 'link' | 'return';
