import { phoneUri } from '@dustforce/core/validation'
import type { ReactNode } from 'react'
import { to } from '../language/language.en.ts'

/** Something strong, or something that leads somewhere: `**24 hours**`, `[contact form](/#contact)`. */
const marked = /\*\*(.+?)\*\*|\[(.+?)\]\((.*?)\)/g

/** Where a link leads: to a page of this language, or to the number or the address that it shows. */
function addressOf(address: string, text: string): string {
  if (address === 'tel:') return `tel:${phoneUri(text)}`
  return address.startsWith('/') ? to(address) : address
}

function inline(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const found of text.matchAll(marked)) {
    const [whole, strong, link = '', address = ''] = found
    parts.push(
      text.slice(end, found.index),
      strong === undefined ? (
        <a key={found.index} href={addressOf(address, link)}>
          {link}
        </a>
      ) : (
        <strong key={found.index}>{strong}</strong>
      ),
    )
    end = found.index + whole.length
  }
  return [...parts, text.slice(end)]
}

/** Paragraphs, and lists whose lines begin with '- '. */
export function RichText({ blocks }: { readonly blocks: readonly string[] }) {
  return blocks.map((block) =>
    block.startsWith('- ') ? (
      <ul key={block}>
        {block.split('\n').map((line) => (
          <li key={line}>{inline(line.slice(2))}</li>
        ))}
      </ul>
    ) : (
      <p key={block}>{inline(block)}</p>
    ),
  )
}
