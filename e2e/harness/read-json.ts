/** Sends a request as a visitor. */
export async function readJson(url: string): Promise<unknown> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.json();
}
