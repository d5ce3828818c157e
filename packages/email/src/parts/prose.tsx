import { Button } from '@react-email/button'
import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { theme } from '../theme.ts'

/** The heading that says what the e-mail is. */
export function Title({ children }: { readonly children: ReactNode }) {
  return (
    <Heading
      as="h1"
      className="df-ink"
      style={{ margin: '20px 0 8px', color: theme.ink, fontSize: '24px', lineHeight: '32px' }}
    >
      {children}
    </Heading>
  )
}

/** The heading of a part of it. */
export function Subtitle({ children }: { readonly children: ReactNode }) {
  return (
    <Heading
      as="h2"
      className="df-ink"
      style={{ margin: '24px 0 8px', color: theme.ink, fontSize: '16px', lineHeight: '24px' }}
    >
      {children}
    </Heading>
  )
}

/** A paragraph; `dir` is 'auto' for one that a person wrote, in whatever script. */
export function Paragraph({ dir, children }: { readonly dir?: 'auto'; readonly children: ReactNode }) {
  return (
    <Text
      dir={dir}
      className="df-ink"
      style={{ margin: '8px 0', color: theme.ink, fontSize: '15px', lineHeight: '24px' }}
    >
      {children}
    </Text>
  )
}

/** Text somebody wrote, shown as they wrote it, line breaks included. */
export function Quotation({ children }: { readonly children: string }) {
  return (
    <Section
      className="df-tint"
      style={{ backgroundColor: theme.tint, borderLeft: `3px solid ${theme.brand}`, padding: '4px 16px' }}
    >
      <Text
        dir="auto"
        className="df-ink"
        style={{
          margin: '8px 0',
          color: theme.ink,
          fontSize: '15px',
          lineHeight: '24px',
          whiteSpace: 'pre-wrap',
          wordBreak: 'break-word',
        }}
      >
        {children.split(/\r\n|\r|\n/).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a finished text never move
          <span key={index}>
            {index > 0 && <br />}
            {line}
          </span>
        ))}
      </Text>
    </Section>
  )
}

/** A link within a sentence, or in place of one. */
export function InlineLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Link className="df-link" href={href} style={{ color: theme.brand, textDecoration: 'underline' }}>
      {children}
    </Link>
  )
}

interface ActionProps {
  readonly href: string
  /** Beside what the letter asks for first. */
  readonly quiet?: boolean
  readonly children: string
}

/** A link that asks to be followed, with a line of its own in the text part as well. */
export function Action({ href, quiet = false, children }: ActionProps) {
  return (
    <Text style={{ margin: '16px 0 12px' }}>
      <Button
        href={href}
        className={`df-button ${quiet ? 'df-outline' : 'df-solid'}`}
        style={{ ...button, ...(quiet ? outline : solid) }}
      >
        {children}
      </Button>
    </Text>
  )
}

const button = { borderRadius: '8px', fontSize: '15px', fontWeight: 600, padding: '12px 20px' } as const
const solid = { border: `1px solid ${theme.brand}`, backgroundColor: theme.brand, color: '#ffffff' } as const
const outline = { border: `1px solid ${theme.brand}`, color: theme.brand } as const
