/**
 * Lists what can be read in the story as it stands there: texts as they are written, what fields hold and ask for, and names that are only heard. It
 * runs inside Storybook's frame, where `evaluate` takes it as its text.
 */
export function textsSeen(): readonly string[] {
  const plain = document.createElement('style')
  plain.textContent = '* { text-transform: none !important }'
  document.head.append(plain)
  const pages = [document, ...[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)]
  const parts = pages.flatMap((page) => (page?.body ? [page.body.innerText] : []))
  for (const element of document.querySelectorAll('[placeholder], [aria-label], input, textarea, select')) {
    parts.push(element.getAttribute('placeholder') ?? '', element.getAttribute('aria-label') ?? '')
    if (element instanceof HTMLSelectElement) parts.push(...[...element.options].map(({ text }) => text))
    else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      parts.push(element.value)
  }
  plain.remove()
  return parts.map((part) => part.replaceAll(/\s+/g, ' ').trim()).filter((part) => part !== '')
}
