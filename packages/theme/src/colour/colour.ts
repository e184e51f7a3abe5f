/** An opaque colour in sRGB, channels from 0 to 255; fractions stay until it is written as hex. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}
