export interface ShadowLayer {
  readonly offset: number;
  readonly blur: number;
  /** Part of the palette's `shadowAlpha`. */
  readonly share: number;
}

/** Tone comes first, so only what floats casts a shadow: popovers, with a hairline around them, and the round button. */
export const shadowLayers = {
  shadowPopup: {
    ring: true,
    layers: [
      { offset: 2, blur: 6, share: 0.6 },
      { offset: 12, blur: 32, share: 1 },
    ],
  },
  shadowFab: {
    ring: false,
    layers: [
      { offset: 2, blur: 4, share: 0.7 },
      { offset: 6, blur: 20, share: 1 },
    ],
  },
} as const satisfies Readonly<Record<string, { ring: boolean; layers: readonly ShadowLayer[] }>>;
