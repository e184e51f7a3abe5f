interface AlertParts {
  readonly body: string;
  readonly icon: string;
  readonly image: string | null;
  readonly language: string;
  readonly tag: string;
}

/** As browsers take it; that some show a picture is not in the standard, and the others leave it out. */
export type AlertOptions = NotificationOptions & { readonly tag: string; readonly image?: string };

/** An alert as it is handed to the browser. Where the system shows small marks only, it has that of this place. */
export function alertOptions({ body, icon, image, language, tag }: AlertParts): AlertOptions {
  const options = { body, icon, badge: '/favicon.png', lang: language, tag };
  return image === null ? options : { ...options, image };
}
