import { phoneDisplay, phoneUri } from '@dustforce/core/validation'

const look = 'underline underline-offset-2'

/** A phone number that a click calls. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a href={`tel:${phoneUri(phone)}`} className={`${look} whitespace-nowrap tabular-nums`}>
      {phoneDisplay(phone)}
    </a>
  )
}

/** An e-mail address that a click writes to; a long one breaks after its @. */
export function EmailLink({ email }: { readonly email: string }) {
  const [local, domain] = email.split(/(?<=@)/)
  return (
    <a href={`mailto:${email}`} className={`${look} wrap-anywhere`}>
      {local}
      {domain === undefined ? null : (
        <>
          <wbr />
          {domain}
        </>
      )}
    </a>
  )
}

/** An address that a click shows on a map, in a tab of its own. */
export function MapLink({ address }: { readonly address: string }) {
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
      target="_blank"
      rel="noreferrer"
      className={look}
    >
      {address}
    </a>
  )
}
