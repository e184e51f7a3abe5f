import type { Colour } from '../colour';

/** Hue from 0 to 360; saturation and lightness from 0 to 100. */
export interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

export function toHsl({ red, green, blue }: Colour): Hsl {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const lightness = (most + least) / 2;
  const range = most - least;
  if (range === 0) return { hue: 0, saturation: 0, lightness: lightness * 100 };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { hue: sixth * 60, saturation: Math.min(1, saturation) * 100, lightness: lightness * 100 };
}

export function fromHsl({ hue, saturation, lightness }: Hsl): Colour {
  const light = lightness / 100;
  const range = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    return 255 * (light - range * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return { red: channel(0), green: channel(8), blue: channel(4) };
}

const within = (lightness: number) => Math.min(100, Math.max(0, lightness));

export function lightnessOf(colour: Colour): number {
  return toHsl(colour).lightness;
}

/** The colour with another lightness, in the same hue and saturation. */
export function withLightness(colour: Colour, lightness: number): Colour {
  return fromHsl({ ...toHsl(colour), lightness: within(lightness) });
}

/** The colour with its lightness (0 to 100) changed by `amount`, as far as it goes. */
export function brighten(colour: Colour, amount: number): Colour {
  return amount === 0 ? colour : withLightness(colour, lightnessOf(colour) + amount);
}
