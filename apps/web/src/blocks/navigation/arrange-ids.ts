/**
 * Sorts the available ids in the viewer's own order. Ids that the viewer has not placed, because they didn't exist at
 * that time, come after their usual predecessor; chosen ids that are not available are left out.
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
