export type Here = true;
export const here = [];
