/** Runs a control command that only tests about accounts need. */
export async function doorCommand(name: string, parameters: object): Promise<void> {
  const answer = await fetch(`/sandbox/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(parameters),
  });
  if (!answer.ok) throw new Error(`/sandbox/${name} answered ${answer.status}: ${await answer.text()}`);
}
