/** A counter after its flag changed from `wasOn` to `on`; never below zero, whatever the server sent. */
export function stepCount(count: number, wasOn: boolean, on: boolean): number {
  return Math.max(0, count + Number(on) - Number(wasOn));
}
