/** How many entries of the history lie between the screen that lies over the page and the page. */
export function stepsOver(): number {
  const steps: unknown = history.state?.steps;
  return typeof steps === 'number' ? steps : 0;
}
