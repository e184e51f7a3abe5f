/** The bytes of a picture do not follow its format: what is in it cannot be told. */
export class MalformedPicture extends Error {
  override readonly name = 'MalformedPicture';
}
