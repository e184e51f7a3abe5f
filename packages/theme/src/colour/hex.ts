/** A colour as text: #rgb, #rrggbb or #rrggbbaa. `parseHex` checks the digits. */
export type Hex = `#${string}`;
