type Flags = Readonly<Record<string, number>>;

const KNOWN = ['updateCounter', 'reset'];
const TRIM = 1000;
const TRIM_AND_ZERO = 1001;
/** Codes below this one reset everything; from it on they have no meaning. */
const NO_CODE = 9000;

/** Accounts from before this date have used an earlier Pleroma-FE, which should announce an update. */
const CUTOFF = Date.parse('2022-08-04');
const PRESENT_UPDATE = 1;

/** The flags of an account that has none. */
export function firstFlags(createdAt: string | null): Flags {
  const isNewAccount = createdAt !== null && Date.parse(createdAt) > CUTOFF;
  return { updateCounter: isNewAccount ? PRESENT_UPDATE : 0, reset: 0 };
}

/** Merges flags, which only rise: the higher of each counts. */
export function mergeFlags(some: Flags, others: Flags): Flags {
  const names = [...new Set([...Object.keys(some), ...Object.keys(others)])];
  return Object.fromEntries(names.map((name) => [name, Math.max(some[name] ?? 0, others[name] ?? 0)]));
}

/** Carries out the reset command in the flags. */
export function resetFlags(flags: Flags): Flags {
  const code = flags['reset'] ?? 0;
  const isTrimming = code === TRIM || code === TRIM_AND_ZERO;
  const isZeroing = code === TRIM_AND_ZERO || (!isTrimming && code > 0 && code < NO_CODE);
  const kept = Object.entries(flags).filter(([name]) => !isTrimming || KNOWN.includes(name));
  return { ...Object.fromEntries(kept.map(([name, count]) => [name, isZeroing ? 0 : count])), reset: 0 };
}
