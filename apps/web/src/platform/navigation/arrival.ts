/** How the present screen was reached: a link opens it at its top, the others bring back its place. */
export type Arrival = 'link' | 'return';
