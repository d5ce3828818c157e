import { checkEmail, emailDomainVerifier, normalizeEmail } from '@dustforce/core/validation'
import { sentence } from '@dustforce/office/language'
import { useRef, useState } from 'react'
import type { EmailStatus } from './customer-fields.tsx'

// One for the page's life: it remembers its answers when the dialog is closed and opened again.
const verify = emailDomainVerifier({
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
})

interface Answer {
  readonly email: string
  readonly status: 'verifying' | 'valid' | 'invalid'
  readonly message?: string
}

interface EmailCheck {
  readonly status: EmailStatus
  /** The domain check's message; the address' own rules are the form's. */
  readonly error: string | undefined
  /** Checks an address's domain unless that is done or under way. Returns true when it passed. */
  readonly check: (email: string) => Promise<boolean>
}

/** The e-mail field's states: verifying after it is left, then valid or an error. */
export function useEmailCheck(email: string): EmailCheck {
  const [answer, setAnswer] = useState<Answer>()
  const asked = useRef('')
  const normal = normalizeEmail(email)
  const current = answer?.email === normal ? answer : undefined

  const check = async (text: string): Promise<boolean> => {
    const address = checkEmail(text)
    if (!address.ok) return false
    asked.current = address.value
    if (answer?.email !== address.value || answer.status !== 'valid') {
      setAnswer({ email: address.value, status: 'verifying' })
    }
    const result = await verify(address.value)
    // Another address was typed meanwhile: its own answer counts.
    if (asked.current === address.value) {
      setAnswer(
        result.ok
          ? { email: address.value, status: 'valid' }
          : { email: address.value, status: 'invalid', message: sentence(result.message) },
      )
    }
    return result.ok
  }
  return { status: current?.status ?? 'unchecked', error: current?.message, check }
}
