/**
 * What there is, in the person's own order. What they have not placed, because it was not there when they did,
 * follows what it usually follows; what is not there any more, or not here, is left out.
 */
export function arrangeIds(usual: readonly string[], chosen: readonly string[]): readonly string[] {
  const order = chosen.filter((id) => usual.includes(id));
  usual.forEach((id, at) => {
    if (order.includes(id)) return;
    const before = usual.slice(0, at).findLast((each) => order.includes(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}
