import { formatMoney, zeroCents } from '@dustforce/core/money'
import { fieldUses } from '@dustforce/office/booking'
import { type Business, exactAmount, nameIn } from '@dustforce/office/company'
import { sentence } from '@dustforce/office/language'
import { backCents, refundWayText } from '@dustforce/office/ledger'
import type { OwnEditPreview, OwnEdits } from '@dustforce/supabase/own-booking'
import { Button } from '@dustforce/ui/button'
import { Checkbox } from '@dustforce/ui/checkbox'
import { Notice } from '@dustforce/ui/notice'
import { TextArea } from '@dustforce/ui/text-area'
import { useBusiness } from '@dustforce/ui/use-business'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type ChangeActs, refusalText } from './change-acts.ts'
import { EditPrice } from './edit-price.tsx'
import * as words from './edit-words.en.ts'
import { type Panel, PanelView, usePanel } from './panel.tsx'

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

/**
 * The fields for notes: a text that is written here replaces the one that the company has; that one is not shown, as the link may be seen by others.
 */
const notes = Object.entries(fieldUses).flatMap(([name, { later }]) =>
  later === null ? [] : [[name, later] as const],
)

const whys: Readonly<Record<string, string>> = {
  'too-late': words.tooLate,
  'unknown-prices': words.pleaseCall,
}

/** Chooses other add-ons, says something about the visit, shows what it costs, and does exactly that. */
export default function EditPanel(props: EditPanelProps) {
  const { acts, phone, onClose } = props
  const { previewEdits } = acts
  const panel = usePanel(useCallback(() => previewEdits({}), [previewEdits]))
  return (
    <PanelView panel={panel} phone={phone} height="h-96" onClose={onClose}>
      {(offer) => <Edits {...props} panel={panel} offer={offer} />}
    </PanelView>
  )
}

interface EditsProps extends EditPanelProps {
  readonly panel: Panel<OwnEditPreview>
  readonly offer: OwnEditPreview
}

function Edits({ acts, panel, offer, onDone, onClose }: EditsProps) {
  const business = useBusiness()
  const [shown, setShown] = useState<ShownEdits | null>(null)
  const [addOns, setAddOns] = useState<ReadonlySet<string>>(
    () => new Set(offer.addOns.filter(({ isBooked }) => isBooked).map(({ id }) => id)),
  )
  const [hasPets, setHasPets] = useState(offer.hasPets)
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const onLeaving = usePayment(acts.pay, onClose)

  const written = Object.entries(texts).filter(([, text]) => text.trim() !== '')
  const isSame =
    written.length === 0 &&
    hasPets === offer.hasPets &&
    offer.addOns.every(({ id, isBooked }) => isBooked === addOns.has(id))
  const edits: OwnEdits = {
    ...(offer.why === null && { addOns: [...addOns], hasPets }),
    details: Object.fromEntries(written),
  }

  const look = async (event: FormEvent) => {
    event.preventDefault()
    if (isSame) {
      setRefusal(words.nothingYet)
      return
    }
    const answer = await panel.run(() => acts.previewEdits(edits))
    if (answer === undefined) return
    setRefusal(answer.ok ? null : refusalText(answer))
    if (answer.ok) setShown({ edits, preview: answer.value })
  }
  const save = async (agreed: ShownEdits) => {
    const answer = await panel.act(JSON.stringify(agreed.edits), (actId) =>
      acts.edit(actId, agreed.edits, agreed.preview),
    )
    if (answer === undefined) return
    if (answer.ok) {
      if (answer.value.status === 'pay') onLeaving(answer.value.url)
      else onDone(words.saved(refundedText(agreed.preview, business)))
      return
    }
    if (answer.reason === 'unavailable') return
    setShown(null)
    setRefusal(words.notChanged(refusalText(answer)))
    const again = await acts.previewEdits({})
    if (again.ok) panel.setShown(again.value)
  }

  if (shown !== null)
    return (
      <EditPrice
        preview={shown.preview.preview}
        busy={panel.busy}
        isUnclear={panel.isUnclear}
        onSave={() => void save(shown)}
        onBack={() => {
          setShown(null)
          panel.choose()
        }}
      />
    )

  return (
    <form noValidate aria-label={words.form} className="grid gap-5 pt-4" onSubmit={look}>
      {refusal === null ? null : (
        <Notice tone="warning" announce="assertive">
          {refusal}
        </Notice>
      )}
      {offer.why === null ? (
        <fieldset className="min-w-0">
          <legend className="pb-1.5 text-sm font-medium">{words.addOnsAndPets}</legend>
          <div className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
            {offer.addOns.map(({ id, name, unit, amountCents }) => (
              <Checkbox
                key={id}
                label={nameIn(business, name)}
                hint={`${formatMoney(amountCents, business.money)}${unit === '' ? '' : ` (${nameIn(business, unit)})`}`}
                checked={addOns.has(id)}
                onChange={({ target }) =>
                  setAddOns(
                    new Set([...addOns].filter((one) => one !== id).concat(target.checked ? [id] : [])),
                  )
                }
              />
            ))}
            <Checkbox
              label={words.petsAtHome}
              checked={hasPets}
              onChange={({ target }) => setHasPets(target.checked)}
            />
          </div>
        </fieldset>
      ) : (
        <Notice tone="quiet">{whys[offer.why] ?? words.cannotNow}</Notice>
      )}
      <fieldset className="grid min-w-0 gap-4">
        <legend className="pb-1.5 text-sm font-medium">{words.weShouldKnow}</legend>
        <p className="text-sm text-muted">{words.notShown}</p>
        {notes.map(([name, label]) => (
          <TextArea
            key={name}
            label={sentence(label)}
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
        <Button type="submit" busy={panel.busy} busyLabel={words.looking}>
          {words.goOn}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {words.keepAsItIs}
        </Button>
      </div>
    </form>
  )
}

/** Leaves for the page where a change is paid. */
function usePayment(pay: (url: string) => void, onReturn: () => void): (url: string) => void {
  const isLeaving = useRef(false)
  useEffect(() => {
    // Back from the payment page, the browser may show this page as it was left; what is true now is that the change waits.
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted && isLeaving.current) onReturn()
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [onReturn])
  return (url) => {
    isLeaving.current = true
    pay(url)
  }
}

function refundedText({ preview }: OwnEditPreview, business: Business): string {
  const { differenceCents = zeroCents, offlineRefundCents = zeroCents } = preview ?? {}
  if (differenceCents >= 0) return ''
  const back = { refundCents: backCents(differenceCents), offlineRefundCents }
  return `${words.isRefunded(exactAmount(back.refundCents, business.money))} ${refundWayText(back, words.it, business.policy, business.money)}`
}
