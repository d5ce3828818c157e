import type { ActPreview, Booking } from '@dustforce/supabase/admin'
import { Checkbox } from '@dustforce/ui/checkbox'
import { EmailPreview, type EmailPreviewProps } from '../../../patterns/email-preview.tsx'
import { cleanerOf } from '../booking-words.ts'
import { useServerPreview } from './use-server-preview.ts'

/** The people who are told of an act. */
export interface Tell {
  readonly customer: boolean
  readonly cleaner: boolean
}

/** The consequences of an act, as far as they are known. */
export interface ShownPreview {
  /** null while it is asked. */
  readonly preview: ActPreview | null
  readonly failure?: string | undefined
  /** Whether the preview is not up to date (yet). */
  readonly stale: boolean
}

/**
 * Asks what an act would come to, once its values have stayed for a moment.
 *
 * @param plan the values; null while there are none to ask for
 */
export function useActPreview<Plan>(
  booking: Booking,
  plan: Plan | null,
  ask: (plan: Plan) => Promise<ActPreview>,
): ShownPreview {
  const { answer, ...asked } = useServerPreview('act-preview', booking, plan, ask)
  return { preview: answer, ...asked }
}

/** Said where a letter to the customer would be offered. */
const noEmailText = 'The customer has no e-mail address: please call.'

/** A letter in a box of its own that scrolls. */
export function LetterBox({ name, ...preview }: EmailPreviewProps & { readonly name: string }) {
  return (
    <div
      tabIndex={0}
      role="group"
      aria-label={`Scroll the e-mail to ${name}`}
      className="max-h-64 overflow-y-auto rounded-md"
    >
      <EmailPreview label={`E-mail to ${name}`} {...preview} />
    </div>
  )
}

/** The letters of an act as they will be sent, each to be left out; without them where the act is done later. */
export function ActLetters({
  booking,
  shown,
  when = '',
  tell,
  busy,
  onTell,
}: {
  readonly booking: Booking
  readonly shown: ShownPreview | null
  /** When they are sent, unless now. */
  readonly when?: string
  readonly tell: Tell
  readonly busy: boolean
  readonly onTell: (tell: Tell) => void
}) {
  const cleaner = cleanerOf(booking)
  const readers = [
    ...(booking.email === '' ? [] : [{ reader: 'customer', name: booking.email } as const]),
    ...(cleaner === '' ? [] : [{ reader: 'cleaner', name: cleaner } as const]),
  ] as const
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1 text-sm font-medium">E-mails</legend>
      {booking.email === '' ? <p className="text-sm text-muted">{noEmailText}</p> : null}
      {readers.map(({ reader, name }) => {
        return (
          <div key={reader} className="grid gap-2">
            <Checkbox
              label={`Tell ${name}${when}`}
              checked={tell[reader]}
              disabled={busy}
              onChange={(event) => onTell({ ...tell, [reader]: event.target.checked })}
            />
            {tell[reader] && shown !== null ? (
              <ShownLetter reader={reader} name={name} shown={shown} />
            ) : null}
          </div>
        )
      })}
    </fieldset>
  )
}

function ShownLetter({
  reader,
  name,
  shown: { preview, failure, stale },
}: {
  readonly reader: keyof Tell
  readonly name: string
  readonly shown: ShownPreview
}) {
  if (preview?.problem) return null
  const email = preview?.letters.find((letter) => letter.reader === reader) ?? null
  if (preview !== null && email === null) {
    return <p className="pl-8 text-sm text-muted">There is no e-mail to send.</p>
  }
  return <LetterBox name={name} email={email} failure={failure} stale={stale} />
}
