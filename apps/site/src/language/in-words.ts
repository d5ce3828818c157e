import { sentence } from '@dustforce/office/language'

interface Notice {
  readonly title: string
  readonly description: string
}

/** A notice of the rules in the language of the page. */
export function noticeInWords({ title, description }: Notice): Notice {
  return { title: sentence(title), description: sentence(description) }
}

/** Messages beside the fields of a form in the language of the page. */
export function messagesInWords<Field extends string>(
  messages: Readonly<Partial<Record<Field, string>>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries<string | undefined>(messages).flatMap(([field, message]) =>
      message === undefined ? [] : [[field, sentence(message)]],
    ),
  )
}
