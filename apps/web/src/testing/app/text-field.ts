import { within } from '@testing-library/dom';

/** The field in which the text of a post, a reply or a quote is written. */
export function textField(form: HTMLElement): HTMLTextAreaElement {
  return within(form).getByRole<HTMLTextAreaElement>('textbox', {
    name: /^(What is on your mind\?|Write your reply|Write about it)$/,
  });
}
