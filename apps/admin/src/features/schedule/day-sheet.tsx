import { type BusinessDate, formatLongDate } from '@dustforce/core/schedule'
import { phoneDisplay, phoneUri } from '@dustforce/core/validation'
import { answerText, eachBookingField, isPaymentDue, serviceName } from '@dustforce/office/booking'
import { type Business, exactAmount, measuredRooms } from '@dustforce/office/company'
import { routeLegs, routeOrder, spanText } from '@dustforce/office/hub'
import type { Booking } from '@dustforce/supabase/admin'
import { Card } from '@dustforce/ui/card'
import { EmptyState } from '@dustforce/ui/empty-state'
import { lazyPart } from '@dustforce/ui/lazy-part'
import { useBusiness } from '@dustforce/ui/use-business'
import { MapPin, Printer, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActButton } from '../../kit/act-button.tsx'

const QrPicture = lazyPart(() => import('../../patterns/qr-picture.tsx'), <span className="size-28" />)

export interface DaySheetProps {
  readonly name: string
  readonly date: BusinessDate
  /** The cleaner's jobs of the day. */
  readonly jobs: readonly Booking[]
  /** Where the cleaner says to be on the way to a job, by booking; empty until they are known. */
  readonly links: Readonly<Record<string, string>>
  readonly back: ReactNode
  readonly onPrint: () => void
  readonly onShare: (text: string) => void
}

/** The sheet that a cleaner takes along for a day: the stops in their order, what to know at each, and the way. */
export function DaySheet({ name, date, jobs, links, back, onPrint, onShare }: DaySheetProps) {
  const business = useBusiness()
  const stops = routeOrder(jobs)
  const legs = routeLegs(stops.map(({ address }) => address))
  const title = `${name} – ${formatLongDate(date)}`
  return (
    <article aria-label={`Day sheet: ${title}`} className="mx-auto max-w-3xl">
      <div className="flex flex-wrap items-center gap-2 pb-4 print:hidden">
        <span className="mr-auto">{back}</span>
        <ActButton icon={Share2} onClick={() => onShare(sheetText(title, stops, links, business))}>
          Share
        </ActButton>
        <ActButton variant="primary" icon={Printer} onClick={onPrint}>
          Print
        </ActButton>
      </div>
      <h1 className="text-title">{name}</h1>
      <p className="pb-4 text-muted">{formatLongDate(date)}</p>
      {stops.length === 0 ? (
        <EmptyState title="No jobs" hint={`${name} has no jobs on this day.`} />
      ) : (
        <>
          <ol className="grid gap-3">
            {stops.map((job, nr) => (
              <li key={job.id} className="break-inside-avoid">
                <Card pad="sm">
                  <Stop job={job} nr={nr + 1} link={links[job.id]} />
                </Card>
              </li>
            ))}
          </ol>
          <section aria-label="Route" className="pt-5 print:hidden">
            <h2 className="pb-2 text-base font-semibold">Route</h2>
            <ul className="grid gap-2">
              {legs.map(({ url, addresses }, nr) => (
                <li key={url}>
                  <a
                    href={url}
                    target="_blank"
                    rel="noreferrer"
                    className="inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-2"
                  >
                    <MapPin aria-hidden="true" className="size-4.5 shrink-0" />
                    {legs.length === 1
                      ? 'Directions in Google Maps'
                      : `Directions, part ${nr + 1} (${addresses.length} ${addresses.length === 1 ? 'stop' : 'stops'})`}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </article>
  )
}

function Stop({
  job,
  nr,
  link,
}: {
  readonly job: Booking
  readonly nr: number
  readonly link: string | undefined
}) {
  const business = useBusiness()
  const [leg] = routeLegs([job.address])
  return (
    <>
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-base font-semibold">
        <span>
          {nr}. {job.customerName}
        </span>
        <span className="text-sm font-medium text-muted tabular-nums">{spanText(job)}</span>
      </h2>
      <dl className="grid grid-cols-[9rem_1fr] gap-x-3 gap-y-0.5 pt-1.5 text-sm">
        <Fact name="Address">
          <a href={leg?.url} target="_blank" rel="noreferrer" className="underline underline-offset-2">
            {job.address}
          </a>
        </Fact>
        <Fact name="Phone">
          <a href={`tel:${phoneUri(job.phone)}`} className="underline underline-offset-2">
            {phoneDisplay(job.phone)}
          </a>
        </Fact>
        {knownFacts(job, business).map(([name, text]) => (
          <Fact key={name} name={name}>
            {text}
          </Fact>
        ))}
      </dl>
      {link === undefined ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3 text-sm">
          <QrPicture size="size-28" text={link} label={`The page of the job at ${job.customerName}’s`} />
          <p className="max-w-64 min-w-0">
            When you set out: scan this
            <span className="print:hidden">
              , or{' '}
              <a href={link} target="_blank" rel="noreferrer" className="underline underline-offset-2">
                open the job
              </a>
            </span>
            , and press ‘I am on my way’.
          </p>
        </div>
      )}
    </>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}

function knownFacts(job: Booking, business: Business): readonly (readonly [name: string, text: string])[] {
  const short = { bedrooms: 'bed', bathrooms: 'bath' }
  const rooms = measuredRooms(business.priceBook.measures).map(
    (name) => job[name] && `${job[name]} ${short[name]}`,
  )
  const answers = Object.values(
    eachBookingField((name, { label, unset }) => {
      const text = answerText(name, job[name])
      return { label, text: text === unset ? null : text }
    }),
  )
  const due = isPaymentDue(job) ? `${exactAmount(job.totalCents, business.money)}, due on the day` : null
  return [
    { label: 'To collect', text: due },
    {
      label: 'Service',
      text: [serviceName(job.serviceType, business.priceBook), ...rooms].filter(Boolean).join(', '),
    },
    { label: 'Add-ons', text: job.addOns.join(', ') },
    { label: 'Pets', text: job.hasPets ? 'Yes' : null },
    ...answers,
  ].flatMap(({ label, text }) => (text ? [[label, text] as const] : []))
}

/** The sheet as a message. */
function sheetText(
  title: string,
  stops: readonly Booking[],
  links: DaySheetProps['links'],
  business: Business,
): string {
  const lines = stops.map((job, nr) =>
    [
      `${nr + 1}. ${spanText(job)}: ${job.customerName}, ${phoneDisplay(job.phone)}`,
      job.address,
      ...knownFacts(job, business).map(([name, text]) => `${name}: ${text}`),
      ...[links[job.id]].flatMap((link) => (link === undefined ? [] : [`On my way: ${link}`])),
    ].join('\n'),
  )
  const legs = routeLegs(stops.map(({ address }) => address)).map(({ url }) => url)
  return [title, ...lines, ...legs].join('\n\n')
}
