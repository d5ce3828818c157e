import { type Cents, cents, formatMoney, zeroCents } from '@dustforce/core/money'
import { gtaPolicy } from '@dustforce/core/schedule'
import { exactDollars, gtaMoney } from '@dustforce/office/company'
import { refundWayText } from '@dustforce/office/ledger'
import type { OwnBookingRefusal, OwnEditPreview, OwnEdits } from '@dustforce/supabase/own-booking'
import { Button } from '@dustforce/ui/button'
import { Checkbox } from '@dustforce/ui/checkbox'
import { Notice } from '@dustforce/ui/notice'
import { Skeleton } from '@dustforce/ui/skeleton'
import { TextArea } from '@dustforce/ui/text-area'
import { useBusy } from '@dustforce/ui/use-busy'
import { useCallback, useEffect, useState } from 'react'
import { type ChangeActs, refusalText } from './change-acts.ts'
import { focusOnAppear } from './focus-on-appear.ts'
import { NoAnswerNotice } from './no-answer-notice.tsx'
import { PanelProblem } from './panel-problem.tsx'
import { useActId } from './use-act-id.ts'

interface EditPanelProps {
  readonly acts: Pick<ChangeActs, 'previewEdits' | 'edit' | 'pay'>
  /** The company's. */
  readonly phone: string
  readonly onDone: (text: string) => void
  readonly onClose: () => void
}

/** Edits with what they change, as the customer was shown it: what is saved is what was looked at. */
interface ShownEdits {
  readonly edits: OwnEdits
  readonly preview: OwnEditPreview
}

/** What is written here replaces what the company has; what it has is not shown, as the link may be seen by others. */
const notes = [
  ['entryInstructions', 'How we get in'],
  ['petDetails', 'About your pets'],
  ['notes', 'Special instructions'],
] as const

const whys: Readonly<Record<string, string>> = {
  'too-late': 'It is too late to change add-ons or pets here. Please call us.',
  'unknown-prices': 'To change add-ons or pets of this booking, please call us.',
}

/** Chooses other add-ons, says something about the visit, shows what it costs, and does exactly that. */
export default function EditPanel({ acts, phone, onDone, onClose }: EditPanelProps) {
  const [offer, setOffer] = useState<OwnEditPreview | null>(null)
  const [shown, setShown] = useState<ShownEdits | null>(null)
  const [addOns, setAddOns] = useState<ReadonlySet<string>>(new Set())
  const [hasPets, setHasPets] = useState(false)
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<OwnBookingRefusal | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isUnclear, setUnclear] = useState(false)
  const [busy, run] = useBusy(() => setUnclear(true))
  const [isLeaving, setLeaving] = useState(false)
  const actId = useActId()
  const { previewEdits } = acts

  const load = useCallback(async () => {
    setProblem(null)
    const answer = await previewEdits({})
    if (!answer.ok) {
      setProblem(answer)
      return
    }
    setOffer(answer.value)
    setAddOns(new Set(answer.value.addOns.filter(({ isBooked }) => isBooked).map(({ id }) => id)))
    setHasPets(answer.value.hasPets)
  }, [previewEdits])
  useEffect(() => void load(), [load])

  useEffect(() => {
    if (!isLeaving) return
    // Back from the payment page, the browser may show this page as it was left; what is true now is that the change waits.
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) onClose()
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [isLeaving, onClose])

  if (problem !== null)
    return <PanelProblem refusal={problem} phone={phone} onRetry={() => void load()} onClose={onClose} />
  if (offer === null) return <Skeleton className="mt-4 h-96" />

  const written = Object.entries(texts).filter(([, text]) => text.trim() !== '')
  const isSame =
    written.length === 0 &&
    hasPets === offer.hasPets &&
    offer.addOns.every(({ id, isBooked }) => isBooked === addOns.has(id))
  const edits: OwnEdits = {
    ...(offer.why === null && { addOns: [...addOns], hasPets }),
    details: Object.fromEntries(written),
  }

  const look = async () => {
    if (isSame) {
      setRefusal('Nothing is changed yet.')
      return
    }
    const answer = await run(() => previewEdits(edits))
    if (answer === undefined) return
    setRefusal(answer.ok ? null : refusalText(answer))
    if (answer.ok) setShown({ edits, preview: answer.value })
  }
  const save = async (agreed: ShownEdits) => {
    const answer = await run(() =>
      acts.edit(actId.of(JSON.stringify(agreed.edits)), agreed.edits, agreed.preview),
    )
    if (answer === undefined) return
    actId.settle(answer)
    if (answer.ok && answer.value.status === 'pay') {
      setLeaving(true)
      acts.pay(answer.value.url)
      return
    }
    setUnclear(!answer.ok && answer.reason === 'unavailable')
    if (answer.ok) {
      const { differenceCents: difference = zeroCents, refundByHandCents = zeroCents } =
        agreed.preview.preview ?? {}
      const back = { refundCents: cents(-difference), refundByHandCents }
      const refunded =
        difference < 0
          ? ` ${exactDollars(back.refundCents)} is refunded. ${refundWayText(back, 'It', gtaPolicy)}`
          : ''
      onDone(`Your changes are saved. You get an e-mail.${refunded}`)
      return
    }
    if (answer.reason === 'unavailable') return
    setShown(null)
    setRefusal(`${refusalText(answer)} Nothing was changed.`)
    const again = await previewEdits({})
    if (again.ok) setOffer(again.value)
  }

  if (shown !== null)
    return (
      <EditPrice
        preview={shown.preview.preview}
        busy={busy}
        isUnclear={isUnclear}
        onSave={() => void save(shown)}
        onBack={() => {
          setShown(null)
          setUnclear(false)
        }}
      />
    )

  return (
    <form
      noValidate
      aria-label="Change your booking"
      className="grid gap-5 pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void look()
      }}
    >
      {refusal === null ? null : (
        <Notice tone="warning" announce="assertive">
          {refusal}
        </Notice>
      )}
      {offer.why === null ? (
        <fieldset className="min-w-0">
          <legend className="pb-1.5 text-sm font-medium">Add-ons and pets</legend>
          <div className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
            {offer.addOns.map(({ id, name, unit, amountCents }) => (
              <Checkbox
                key={id}
                label={name}
                hint={`${formatMoney(amountCents, gtaMoney)}${unit === '' ? '' : ` (${unit})`}`}
                checked={addOns.has(id)}
                onChange={({ target }) =>
                  setAddOns(
                    new Set([...addOns].filter((one) => one !== id).concat(target.checked ? [id] : [])),
                  )
                }
              />
            ))}
            <Checkbox
              label="There are pets at home"
              checked={hasPets}
              onChange={({ target }) => setHasPets(target.checked)}
            />
          </div>
        </fieldset>
      ) : (
        <Notice tone="quiet">{whys[offer.why] ?? 'Add-ons and pets cannot be changed here now.'}</Notice>
      )}
      <fieldset className="grid min-w-0 gap-4">
        <legend className="pb-1.5 text-sm font-medium">What we should know</legend>
        <p className="text-sm text-muted">
          For your safety, what you told us before is not shown. Leave empty what stays; what you write
          replaces it.
        </p>
        {notes.map(([name, label]) => (
          <TextArea
            key={name}
            label={label}
            name={name}
            rows={2}
            maxLength={1000}
            autoComplete="off"
            value={texts[name] ?? ''}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="Looking...">
          Continue
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Keep it as it is
        </Button>
      </div>
    </form>
  )
}

interface EditPriceProps {
  readonly preview: OwnEditPreview['preview']
  readonly busy: boolean
  /** It was sent, and not answered. */
  readonly isUnclear: boolean
  readonly onSave: () => void
  readonly onBack: () => void
}
const signed = (amount: Cents) => `${amount > 0 ? '+' : ''}${exactDollars(amount)}`

/** What a change costs, line by line, before it is made. */
function EditPrice({ preview, busy, isUnclear, onSave, onBack }: EditPriceProps) {
  const { differenceCents: difference = zeroCents, refundByHandCents = zeroCents } = preview ?? {}
  return (
    <div className="grid gap-4 pt-4">
      <h3 ref={focusOnAppear} tabIndex={-1} className="font-semibold outline-none">
        {preview === null ? 'Save your changes?' : 'What this changes about the price'}
      </h3>
      {preview === null ? (
        <p>The price stays as it is.</p>
      ) : (
        <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1">
          {preview.lines.map(({ label, changeCents }) => (
            <div key={label} className="contents">
              <dt>{label}</dt>
              <dd className="text-right tabular-nums">{signed(changeCents)}</dd>
            </div>
          ))}
          <dt className="border-t border-line pt-1 text-muted">Total before</dt>
          <dd className="border-t border-line pt-1 text-right text-muted tabular-nums">
            {exactDollars(preview.oldTotalCents)}
          </dd>
          <dt className="text-muted">New total</dt>
          <dd className="text-right text-muted tabular-nums">{exactDollars(preview.newTotalCents)}</dd>
          <dt className="font-semibold">{difference < 0 ? 'You get back' : 'To pay now'}</dt>
          <dd className="text-right font-semibold tabular-nums">
            {exactDollars(cents(Math.abs(difference)))}
          </dd>
        </dl>
      )}
      {preview?.promoNote ? <p className="max-w-md text-sm">{preview.promoNote}</p> : null}
      {difference === 0 ? null : (
        <p className="text-sm text-muted">
          {difference > 0
            ? 'You pay the difference by card on the next page. Until it is paid, and if you do not pay it, your booking stays as it is.'
            : refundWayText({ refundCents: cents(-difference), refundByHandCents }, 'It', gtaPolicy)}
        </p>
      )}
      {isUnclear ? <NoAnswerNotice /> : null}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} busyLabel="Saving..." onClick={onSave}>
          {difference > 0
            ? `Pay ${exactDollars(cents(difference))} and change`
            : difference < 0
              ? `Change and get ${exactDollars(cents(-difference))} back`
              : 'Save changes'}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          Choose again
        </Button>
      </div>
    </div>
  )
}
