/** The bytes of a picture don't follow its format, so its contents are unknown. */
export class MalformedPicture extends Error {
  override readonly name = 'MalformedPicture';
}
