/** Red, green, blue, each 0–255. */
export type Colour = readonly [number, number, number];

export function mix(from: Colour, to: Colour, share: number): Colour {
  const part = Math.min(1, Math.max(0, share));
  return [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
    from[2] + (to[2] - from[2]) * part,
  ];
}

/** `#rrggbb`. */
export function colour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
