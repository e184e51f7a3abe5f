/** The code of each key that an input method takes, also of the one that ends its input, which Safari tells otherwise. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Whether a key belongs to an input method: Enter that takes a proposed word must not send anything. */
export function isComposing({
  isComposing: composes,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) {
  return composes || keyCode === TAKEN_BY_INPUT_METHOD;
}
