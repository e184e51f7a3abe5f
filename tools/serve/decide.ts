/**
 * Who answers a request that no file of the client answers: the client's index page, the server behind, or whoever
 * turns out to have a page there (`navigation`).
 */
export type Answerer = 'index' | 'upstream' | 'navigation';

/** Only a person's navigation may get the client's page; programs get what the server says. */
export function decide(method: string, pathname: string, accept: string): Answerer {
  if (method !== 'GET' && method !== 'HEAD') return 'upstream';
  if (pathname === '/index.html') return 'index';
  if (pathname === '/') return isActivityPub(accept) ? 'upstream' : 'index';
  return wantsPage(accept) ? 'navigation' : 'upstream';
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
