/** A frame of the Phoenix channel protocol, in any version. */
export interface PhoenixFrame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

export type PhoenixVersion = 1 | 2;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function members(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function frameOf(parts: readonly unknown[]): PhoenixFrame | null {
  const [joinRef, ref, topic, event, payload] = parts;
  if (typeof topic !== 'string' || typeof event !== 'string') return null;
  return { joinRef: textOrNull(joinRef), ref: textOrNull(ref), topic, event, payload: members(payload) };
}

/** Parses a frame; null for text that is no frame of the version. */
export function readPhoenixFrame(text: string, version: PhoenixVersion): PhoenixFrame | null {
  const value = parse(text);
  if (version === 2) return Array.isArray(value) ? frameOf(value) : null;
  const { ref, topic, event, payload } = members(value);
  return frameOf([ref, ref, topic, event, payload]);
}

export function writePhoenixFrame(frame: PhoenixFrame, version: PhoenixVersion): string {
  const { joinRef, ref, topic, event, payload } = frame;
  return JSON.stringify(
    version === 2 ? [joinRef, ref, topic, event, payload] : { event, payload, ref, topic },
  );
}
