import type { startServer } from './start-server';

interface PostedStatus {
  id: string;
  in_reply_to_id: string | null;
  pleroma: { content: { 'text/plain': string } };
}

type Server = Pick<Awaited<ReturnType<typeof startServer>>, 'send' | 'base'>;

/** The public posts on the server, oldest first. */
export async function postedStatuses({ send, base }: Server): Promise<PostedStatus[]> {
  const answer = await send(`${base}/api/v1/timelines/public?limit=40`);
  return ((await answer.json()) as PostedStatus[]).toReversed();
}

/** The texts of these posts. */
export async function postedTexts(server: Server): Promise<string[]> {
  return (await postedStatuses(server)).map(({ pleroma }) => pleroma.content['text/plain']);
}
