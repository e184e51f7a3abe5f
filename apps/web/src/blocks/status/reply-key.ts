/** The key that answers the status which has the focus. */
export const REPLY_KEY = 'r';
