import type { BusinessDate } from '@dustforce/core/schedule'
import { checkEmail } from '@dustforce/core/validation'
import type { BookingForm } from '@dustforce/office/booking'
import {
  type DayPart,
  isInPart,
  mostWishedDays,
  type WishedDay,
  type WishedHome,
} from '@dustforce/office/waiting'
import { Button } from '@dustforce/ui/button'
import { Checkbox } from '@dustforce/ui/checkbox'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { FieldError } from '@dustforce/ui/field-error'
import { Notice } from '@dustforce/ui/notice'
import { TextField } from '@dustforce/ui/text-field'
import { useBusiness } from '@dustforce/ui/use-business'
import { useBusy } from '@dustforce/ui/use-busy'
import { BellRing } from 'lucide-react'
import { useId, useState } from 'react'
import { dayWords } from './day-words.ts'
import * as words from './queue-words.en.ts'
import { sendWish } from './send-wish.ts'

export interface JoinQueueProps {
  readonly form: Pick<BookingForm, keyof WishedHome | 'date' | 'email'>
  /** The days that can be waited for. */
  readonly days: readonly WishedDay[]
  /** Resolves to what went wrong, or to null. */
  readonly onJoin?: typeof sendWish
}

const parts: readonly { readonly value: DayPart; readonly label: string }[] = [
  { value: 'any', label: words.anyTime },
  { value: 'morning', label: words.morning },
  { value: 'afternoon', label: words.afternoon },
]
/** As many as are near the day that is chosen. */
const shownDays = 8

/** For who wants a day or time that is full: an offer to be told when a place is free. Opened by a press. */
export default function JoinQueue(props: JoinQueueProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <Wish {...props} />
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5 rounded-md bg-wash px-4 py-3 text-sm">
      <BellRing aria-hidden className="size-4.5 text-brand-ink" />
      <span>{words.dayIsFull}</span>
      <Button variant="secondary" className="max-sm:w-full sm:ml-auto" onClick={() => setOpen(true)}>
        {words.tellMe}
      </Button>
    </div>
  )
}

function Wish({ form, days, onJoin = sendWish }: JoinQueueProps) {
  const id = useId()
  const [chosen, setChosen] = useState<readonly BusinessDate[]>(() =>
    days.flatMap(({ day }) => (day === form.date ? [day] : [])),
  )
  const [part, setPart] = useState<DayPart>('any')
  const [email, setEmail] = useState(form.email)
  const [agrees, setAgrees] = useState(false)
  const [problem, setProblem] = useState<{
    readonly of: 'days' | 'email' | 'consent' | 'all'
    readonly text: string
  }>()
  const [told, setTold] = useState('')
  const [busy, run] = useBusy(() => setProblem({ of: 'all', text: words.failed }))
  const { company } = useBusiness()
  const consent = words.consent(company.name)
  const wished = days
    .filter(({ day }) => chosen.includes(day))
    .map(({ day, minutes }) => ({ day, minutes: minutes.filter((minute) => isInPart(minute, part)) }))
    .filter(({ minutes }) => minutes.length > 0)

  const choose = (day: BusinessDate, isChosen: boolean) => {
    setProblem(undefined)
    setChosen((before) => (isChosen ? [...before, day] : before.filter((one) => one !== day)))
  }
  const join = async () => {
    const checked = checkEmail(email)
    if (wished.length === 0) return setProblem({ of: 'days', text: words.chooseDay })
    if (!checked.ok) return setProblem({ of: 'email', text: checked.message })
    if (!agrees) return setProblem({ of: 'consent', text: words.agree })
    const failed = await run(() => onJoin(form, { email: checked.value, days: wished, consent }))
    if (failed === undefined) return
    if (failed === null) setTold(checked.value)
    else setProblem({ of: 'all', text: failed })
  }

  if (told !== '')
    return (
      <Notice tone="success" announce="polite" title={words.joined}>
        {words.whatFollows(told)}
      </Notice>
    )
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-md border border-line bg-surface p-4">
      <div>
        <h4 id={id} className="font-semibold">
          {words.tellMe}
        </h4>
        <p className="pt-0.5 text-sm text-muted">{words.howItWorks}</p>
      </div>
      <fieldset className="min-w-0">
        <legend className="pb-1.5 text-sm font-medium">{words.days}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {nearest(days, form.date).map(({ day }) => (
            <Checkbox
              key={day}
              label={dayWords(day)}
              checked={chosen.includes(day)}
              disabled={chosen.length >= mostWishedDays && !chosen.includes(day)}
              onChange={(event) => choose(day, event.target.checked)}
            />
          ))}
        </div>
        <FieldError>{problem?.of === 'days' ? problem.text : undefined}</FieldError>
      </fieldset>
      <ChoiceGroup legend={words.time} look="segments" value={part} onChange={setPart} options={parts} />
      <TextField
        label={words.email}
        type="email"
        autoComplete="email"
        maxLength={100}
        required
        value={email}
        error={problem?.of === 'email' ? problem.text : undefined}
        onChange={(event) => {
          setEmail(event.target.value)
          setProblem(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form around it is another one.
          event.preventDefault()
          void join()
        }}
      />
      <Checkbox
        label={consent}
        hint={
          <>
            {company.name}, {company.serviceArea} · <span className="whitespace-nowrap">{company.phone}</span>{' '}
            · {company.email}
          </>
        }
        checked={agrees}
        error={problem?.of === 'consent' ? problem.text : undefined}
        onChange={(event) => {
          setAgrees(event.target.checked)
          setProblem(undefined)
        }}
      />
      <div>
        <Button busy={busy} busyLabel={words.sending} className="max-sm:w-full" onClick={() => void join()}>
          {words.join}
        </Button>
      </div>
      {problem?.of === 'all' ? (
        <Notice tone="danger" announce="assertive">
          {problem.text}
        </Notice>
      ) : null}
    </section>
  )
}

/** The days around the one that is chosen; without one the first. */
function nearest(days: readonly WishedDay[], date: string): readonly WishedDay[] {
  const after = days.findIndex(({ day }) => day >= date)
  const at = Math.max(0, Math.min(after - shownDays / 2, days.length - shownDays))
  return days.slice(at, at + shownDays)
}
