import { Button, Heading, Section, Text } from '@react-email/components'
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

/** A link that asks to be followed. */
export function Action({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Button
      href={href}
      className="df-button"
      style={{
        marginTop: '12px',
        backgroundColor: theme.brand,
        borderRadius: '8px',
        color: '#ffffff',
        fontSize: '15px',
        fontWeight: 600,
        padding: '12px 20px',
      }}
    >
      {children}
    </Button>
  )
}
