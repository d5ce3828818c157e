import { phoneUri } from '@dustforce/core/validation'
import type { Business } from '@dustforce/office/company'
import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { darkStyles, theme } from '../theme.ts'
import { useWords } from '../words/letter-words.ts'
import { MailChoicesLink } from './mail-choices-link.tsx'
import { OwnPageLink } from './own-page.tsx'

interface LayoutProps {
  readonly business: Business
  /** The line that mail programs show beside the subject. */
  readonly preview: string
  /** The letter asks for something else first than to see the booking. */
  readonly hasAction?: boolean
  readonly children: ReactNode
}

/** The frame of every e-mail: the company's name above, how to reach it below. */
export function Layout({ business, preview, hasAction = false, children }: LayoutProps) {
  const words = useWords()
  const { serviceArea, terms } = words.business.company
  return (
    <Html lang={words.language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="df-page"
        style={{ margin: 0, padding: '24px 12px', backgroundColor: theme.page, fontFamily: theme.font }}
      >
        <Container style={{ maxWidth: '600px' }}>
          <Section
            style={{ backgroundColor: theme.brandDark, borderRadius: '12px 12px 0 0', padding: '20px 32px' }}
          >
            <Text
              style={{ margin: 0, color: '#ffffff', fontSize: '20px', fontWeight: 700, lineHeight: '28px' }}
            >
              {business.company.name}
            </Text>
            <Text style={{ margin: 0, color: '#b9dcd5', fontSize: '13px', lineHeight: '20px' }}>
              {words.servicesIn(words.business.company.visit, words.business.company.serviceArea)}
            </Text>
          </Section>
          <Section
            className="df-card"
            style={{
              backgroundColor: theme.card,
              border: `1px solid ${theme.line}`,
              borderTop: 'none',
              padding: '8px 32px 28px',
            }}
          >
            {children}
            <OwnPageLink quiet={hasAction} />
          </Section>
          <Section
            className="df-tint"
            style={{
              backgroundColor: theme.tint,
              border: `1px solid ${theme.line}`,
              borderTop: 'none',
              borderRadius: '0 0 12px 12px',
              padding: '16px 32px',
            }}
          >
            <Text className="df-muted" style={footerText}>
              {words.questions}{' '}
              <Link
                className="plain df-link"
                href={`tel:${phoneUri(business.company.phone)}`}
                style={footerLink}
              >
                {business.company.phone}
              </Link>{' '}
              {words.orWriteTo}{' '}
              <Link className="df-link" href={`mailto:${business.company.email}`} style={footerLink}>
                {business.company.email}
              </Link>
              .
            </Text>
            <Hr className="df-line" style={{ borderColor: theme.line, margin: '12px 0' }} />
            <Text className="df-muted" style={footerText}>
              {business.company.name} · {words.place(serviceArea, terms.jurisdiction)} ·{' '}
              <Link
                className="df-link"
                href={`${business.company.website}${words.basename}/terms-privacy`}
                style={footerLink}
              >
                {words.terms}
              </Link>
              <MailChoicesLink style={footerLink} />
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  )
}

const footerText = { margin: 0, color: theme.muted, fontSize: '13px', lineHeight: '20px' } as const
const footerLink = { color: theme.brand, textDecoration: 'underline' } as const
