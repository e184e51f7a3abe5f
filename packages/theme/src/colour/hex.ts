/** A colour as text: #rgb, #rrggbb or #rrggbbaa. `parseHex` tells whether the digits are any good. */
export type Hex = `#${string}`;
