import { makeDemoSession } from '../../tools/browser/demo-session';

interface Edit {
  as: string;
  id: string;
  text: string;
  subject?: string;
}

/** Edits a post as its author, as another client would. */
export async function editStatus(url: string, { as, id, text, subject = '' }: Edit): Promise<void> {
  const { token } = await makeDemoSession(url, as);
  const answer = await fetch(`${url}/api/v1/statuses/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ status: text, spoiler_text: subject }),
  });
  if (!answer.ok) throw new Error(`The edit was answered ${answer.status}.`);
}
