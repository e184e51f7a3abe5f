/** Something that each owner has once: made when it is first asked for, and gone with its owner. */
export function onePer<Owner extends object, T extends object>(
  make: (owner: Owner) => T,
): (owner: Owner) => T {
  const made = new WeakMap<Owner, T>();
  return (owner) => {
    const known = made.get(owner);
    if (known !== undefined) return known;
    const fresh = make(owner);
    made.set(owner, fresh);
    return fresh;
  };
}
