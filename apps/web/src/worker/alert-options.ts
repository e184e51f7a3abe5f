interface AlertParts {
  readonly body: string;
  readonly icon: string;
  readonly image: string | null;
  readonly language: string;
  readonly tag: string;
}

/** The options of `showNotification`. `image` is not in the standard; browsers without it ignore it. */
export type AlertOptions = NotificationOptions & { readonly tag: string; readonly image?: string };

/** The options for a system alert. The badge is for systems that only show a small icon. */
export function alertOptions({ body, icon, image, language, tag }: AlertParts): AlertOptions {
  const options = { body, icon, badge: '/favicon.png', lang: language, tag };
  return image === null ? options : { ...options, image };
}
