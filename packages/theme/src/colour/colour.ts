/** An opaque sRGB colour, channels from 0 to 255; not rounded until it is written as hex. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}
