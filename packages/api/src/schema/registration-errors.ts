import { isObject, readTexts } from './read';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const maxFields = 50;

/**
 * Messages by field from the body of a failed registration, in the server's words. Pleroma puts a JSON document into
 * the text of `error`; Mastodon has `details` with a description for each. Null when the body has a plain sentence.
 */
export function readRegistrationErrors(body: unknown): Readonly<Record<string, readonly string[]>> | null {
  if (!isObject(body)) return null;
  const { error, details } = body;
  const fields = isObject(details) ? details : typeof error === 'string' ? parsed(error) : null;
  if (!isObject(fields)) return null;
  const entries = Object.keys(fields)
    .slice(0, maxFields)
    .map((field): [string, readonly string[]] => {
      const rows = fields[field];
      const described = Array.isArray(rows)
        ? rows.flatMap((row) =>
            isObject(row) && typeof row['description'] === 'string' ? [row['description']] : [],
          )
        : [];
      return [field, described.length > 0 ? described : readTexts(fields, field)];
    });
  const said = entries.filter(([, messages]) => messages.length > 0);
  return said.length === 0 ? null : Object.fromEntries(said);
}
