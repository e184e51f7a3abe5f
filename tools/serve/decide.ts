import { isServerOwned } from './server-owned';

/** Who answers a request that no file of the client answers: its index page, or the server behind. */
export type Answerer = 'index' | 'upstream';

/** Only a person's navigation gets the client's page; programs get what the server says. */
export function decide(method: string, pathname: string, accept: string): Answerer {
  if (method !== 'GET' && method !== 'HEAD') return 'upstream';
  if (pathname === '/index.html') return 'index';
  if (pathname === '/') return isActivityPub(accept) ? 'upstream' : 'index';
  if (isServerOwned(pathname)) return 'upstream';
  return wantsPage(accept) ? 'index' : 'upstream';
}

/** Whether an Accept header asks for a web page: a navigation's does, that of a fetch for anything does not. */
export function wantsPage(accept: string): boolean {
  return acceptedTypes(accept).includes('text/html') && !isActivityPub(accept);
}

function isActivityPub(accept: string): boolean {
  return acceptedTypes(accept).includes('application/activity+json');
}

function acceptedTypes(accept: string): string[] {
  return accept.split(',').map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '');
}
