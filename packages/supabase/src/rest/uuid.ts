const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text is a UUID: the database refuses any other where it expects one. */
export function isUuid(text: string): boolean {
  return form.test(text)
}
