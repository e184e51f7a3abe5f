type Flags = Readonly<Record<string, number>>;

const KNOWN = ['updateCounter', 'reset'];
const TRIM = 1000;
const TRIM_AND_ZERO = 1001;
/** Codes below zero everything; from here on they mean nothing. */
const NO_CODE = 9000;

/** Accounts that were made before knew an earlier Pleroma-FE, and have an update to be told of. */
const CUTOFF = Date.parse('2022-08-04');
const PRESENT_UPDATE = 1;

/** What an account without any flags begins with. */
export function firstFlags(createdAt: string | null): Flags {
  const isNewcomer = createdAt !== null && Date.parse(createdAt) > CUTOFF;
  return { updateCounter: isNewcomer ? PRESENT_UPDATE : 0, reset: 0 };
}

/** Flags only rise: the higher one of each. */
export function mergeFlags(some: Flags, others: Flags): Flags {
  const names = [...new Set([...Object.keys(some), ...Object.keys(others)])];
  return Object.fromEntries(names.map((name) => [name, Math.max(some[name] ?? 0, others[name] ?? 0)]));
}

/** The flags after the command that stands among them was followed. */
export function resetFlags(flags: Flags): Flags {
  const code = flags['reset'] ?? 0;
  const isTrimming = code === TRIM || code === TRIM_AND_ZERO;
  const isZeroing = code === TRIM_AND_ZERO || (!isTrimming && code > 0 && code < NO_CODE);
  const kept = Object.entries(flags).filter(([name]) => !isTrimming || KNOWN.includes(name));
  return { ...Object.fromEntries(kept.map(([name, count]) => [name, isZeroing ? 0 : count])), reset: 0 };
}
