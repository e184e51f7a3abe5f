/** What is numbered here has ids of one form there: the number is their end. */
const BEGINNING = '01900000-0000-7000-8000-';
const COUNTED = /^01900000-0000-7000-8000-([0-9a-f]{12})$/;

/** The id of something that is numbered; other texts stay. */
export function countedId(number: string): string {
  return /^\d{1,14}$/.test(number) ? BEGINNING + Number(number).toString(16).padStart(12, '0') : number;
}

/** The number in such an id, in decimal; null for any other text. */
export function numberIn(id: string): string | null {
  const digits = COUNTED.exec(id)?.[1];
  return digits === undefined ? null : String(Number.parseInt(digits, 16));
}
