/** How many history entries are between the screen over the page and the page. */
export function stepsOver(): number {
  const steps: unknown = history.state?.steps;
  return typeof steps === 'number' ? steps : 0;
}
