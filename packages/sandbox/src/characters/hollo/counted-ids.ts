/** The start of the UUIDs that stand for numeric ids of the sandbox: Hollo has only UUIDs. The number is the end. */
const BEGINNING = '01900000-0000-7000-8000-';
const COUNTED = /^01900000-0000-7000-8000-([0-9a-f]{12})$/;

/** The UUID for a numeric id; any other text stays. */
export function countedId(number: string): string {
  return /^\d{1,14}$/.test(number) ? BEGINNING + Number(number).toString(16).padStart(12, '0') : number;
}

/** The decimal number in such a UUID; null for any other text. */
export function numberIn(id: string): string | null {
  const digits = COUNTED.exec(id)?.[1];
  return digits === undefined ? null : String(Number.parseInt(digits, 16));
}
