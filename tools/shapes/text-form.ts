/** Keys whose strings are ids, addresses or constants of the protocol; other strings are just text. */
const ID_KEY = /(^|_)ids?$/;
const ADDRESS_KEY =
  /(^|_)(url|uri|avatar|header|static|image|thumbnail|background|favicon|href|website|streaming_api|ap_id|me|icon)$/;
const CONSTANT_KEYS = new Set([
  'access',
  'actor_type',
  'category_type',
  'content_type',
  'context',
  'event',
  'policy',
  'post_formats',
  'privacy',
  'privileges',
  'quote_approval',
  'reading:expand:media',
  'result',
  'state',
  'status',
  'token_type',
  'type',
  'visibility',
]);
const MAX_CONSTANTS = 24;

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?$/;
const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const CONSTANT = /^[a-zA-Z][\w.:+-]*(\/[\w.+-]+)?$/;

function idForm(text: string): string {
  if (/^\d+$/.test(text)) return 'id.decimal';
  if (UUID.test(text)) return 'id.uuid';
  return /^[0-9A-Za-z]{18}$/.test(text) ? 'id.flake' : 'text';
}

function formOf(text: string, key: string): string {
  if (TIME.test(text)) return 'time';
  if (LOCAL_TIME.test(text)) return 'time.local';
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return 'date';
  if (/^[{[]/.test(text) && key === 'error') return 'json';
  if (text === '') return 'empty';
  if (text.startsWith('otpauth://')) return 'otpauth';
  if (ADDRESS_KEY.test(key) && /^(https?|wss?):\/\//.test(text)) return 'url';
  return ID_KEY.test(key) ? idForm(text) : 'text';
}

/** The forms of the strings seen under one key: ids and other known forms, constants, or any text. */
export function textForms(texts: readonly string[], key: string): string[] {
  const distinct = new Set(texts);
  // Link relations are constants that look like addresses.
  if (key === 'rel') return [...distinct].map((name) => `=${name}`);
  if (
    CONSTANT_KEYS.has(key) &&
    distinct.size <= MAX_CONSTANTS &&
    texts.every((text) => CONSTANT.test(text))
  ) {
    return [...distinct].map((word) => `=${word}`);
  }
  const forms = [...new Set([...distinct].map((text) => formOf(text, key)))];
  if (forms.includes('text')) return forms.includes('empty') ? ['empty', 'text'] : ['text'];
  return forms.length === 1 && forms[0] === 'empty' ? ['empty', 'text'] : forms;
}
