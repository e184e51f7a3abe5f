import type { Colour } from './colour';

/** `percent` of `over` on `under`, the same as CSS `color-mix(in srgb, over percent%, under)`. */
export function mix(over: Colour, percent: number, under: Colour): Colour {
  const share = percent / 100;
  const channel = (upper: number, lower: number) => upper * share + lower * (1 - share);
  return {
    red: channel(over.red, under.red),
    green: channel(over.green, under.green),
    blue: channel(over.blue, under.blue),
  };
}
