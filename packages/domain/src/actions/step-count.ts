/** A counter after its flag changed from `was` to `on`; never below zero, whatever the server sent. */
export function stepCount(count: number, was: boolean, on: boolean): number {
  return Math.max(0, count + Number(on) - Number(was));
}
