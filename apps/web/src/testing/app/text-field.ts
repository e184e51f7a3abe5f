import { within } from '@testing-library/dom';

/** The text field of a post, a reply or a quote. */
export function textField(form: HTMLElement): HTMLTextAreaElement {
  return within(form).getByRole<HTMLTextAreaElement>('textbox', {
    name: /^(What’s on your mind\?|Write your reply|Write a comment)$/,
  });
}
