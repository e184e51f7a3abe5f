/** Creates a value once for each owner, at the first call; it is collected with its owner. */
export function onePer<Owner extends object, T extends object>(
  make: (owner: Owner) => T,
): (owner: Owner) => T {
  const values = new WeakMap<Owner, T>();
  return (owner) => {
    const known = values.get(owner);
    if (known !== undefined) return known;
    const created = make(owner);
    values.set(owner, created);
    return created;
  };
}
