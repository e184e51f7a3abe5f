/** `keyCode` of each key that an input method handles. Safari reports the last one with `isComposing` false. */
const INPUT_METHOD_KEY_CODE = 229;

/** Whether a key belongs to an input method: Enter that accepts a proposed word must not send anything. */
export function isComposing({
  isComposing: composes,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) {
  return composes || keyCode === INPUT_METHOD_KEY_CODE;
}
