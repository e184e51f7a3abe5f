type Flags = Readonly<Record<string, number>>;

const KNOWN_FLAGS = ['updateCounter', 'reset'];
const TRIM_CODE = 1000;
const TRIM_AND_ZERO_CODE = 1001;
/** Codes below this one reset everything; this and higher ones mean nothing. */
const FIRST_UNUSED_CODE = 9000;

/** Accounts that are older have used an earlier Pleroma-FE, which should announce an update. */
const UPDATE_DATE = Date.parse('2022-08-04');
const CURRENT_UPDATE = 1;

/** The flags of an account that has none. */
export function initialFlags(createdAt: string | null): Flags {
  const isNewAccount = createdAt !== null && Date.parse(createdAt) > UPDATE_DATE;
  return { updateCounter: isNewAccount ? CURRENT_UPDATE : 0, reset: 0 };
}

/** Merges flags, whose numbers only grow: the higher of each counts. */
export function mergeFlags(some: Flags, others: Flags): Flags {
  const names = [...new Set([...Object.keys(some), ...Object.keys(others)])];
  return Object.fromEntries(names.map((name) => [name, Math.max(some[name] ?? 0, others[name] ?? 0)]));
}

/** Carries out the reset command in the flags. */
export function resetFlags(flags: Flags): Flags {
  const code = flags['reset'] ?? 0;
  const isTrimming = code === TRIM_CODE || code === TRIM_AND_ZERO_CODE;
  const isZeroing = code === TRIM_AND_ZERO_CODE || (!isTrimming && code > 0 && code < FIRST_UNUSED_CODE);
  const kept = Object.entries(flags).filter(([name]) => !isTrimming || KNOWN_FLAGS.includes(name));
  return { ...Object.fromEntries(kept.map(([name, count]) => [name, isZeroing ? 0 : count])), reset: 0 };
}
