import {
  groupNeeds,
  lateness,
  type MergedNeed,
  mayBeMore,
  mergeNeeds,
  type NeedGroup,
  type NeedKind,
  type OpeningStep,
} from '@dustforce/office/hub'
import type { LetterToLookAt } from '@dustforce/supabase/admin'
import { Badge } from '@dustforce/ui/badge'
import { buttonLook } from '@dustforce/ui/button-look'
import { Card } from '@dustforce/ui/card'
import { useBusiness } from '@dustforce/ui/use-business'
import {
  CalendarX2,
  CheckCircle2,
  CircleDollarSign,
  Clock,
  DoorOpen,
  HandCoins,
  MailWarning,
  MessageSquare,
  ReceiptText,
  Undo2,
  UserPlus,
  UserRoundSearch,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ActButton } from '../../kit/act-button.tsx'
import { noTaxNumber } from '../../patterns/no-tax-number.ts'
import { useWorker } from '../../patterns/use-worker.ts'
import { needAct } from './need-path.ts'
import { type DeskNeed, needTitles } from './need-words.ts'

export interface NeedsYouProps {
  readonly needs: readonly DeskNeed[]
  /** The company has given no number for the tax that it charges. */
  readonly lacksTaxNumber?: boolean
  /** The steps that are still to be done before the company opens. */
  readonly openSteps?: readonly OpeningStep[]
  /** Epoch milliseconds. */
  readonly now: number
  /** The id of the e-mail that is being changed. */
  readonly busyLetter: string | null
  readonly onSendAgain: (letter: LetterToLookAt) => void
  readonly onLookedAt: (letter: LetterToLookAt) => void
  /** Renders a link of the router in the given look. */
  readonly link: (path: string, content: ReactNode, look: string, label: string) => ReactNode
}

const shownAtFirst = 4

const icon = 'size-4.5 shrink-0'
const icons: Readonly<Record<NeedKind, ReactNode>> = {
  'needs-cleaner': <UserRoundSearch aria-hidden="true" className={icon} />,
  'not-started': <Clock aria-hidden="true" className={icon} />,
  'does-not-fit': <CalendarX2 aria-hidden="true" className={icon} />,
  'left-visit': <CalendarX2 aria-hidden="true" className={icon} />,
  charge: <HandCoins aria-hidden="true" className={icon} />,
  'payment-due': <HandCoins aria-hidden="true" className={icon} />,
  payment: <CircleDollarSign aria-hidden="true" className={icon} />,
  refund: <Undo2 aria-hidden="true" className={icon} />,
  'offline-refund': <HandCoins aria-hidden="true" className={icon} />,
  letter: <MailWarning aria-hidden="true" className={icon} />,
  inquiry: <MessageSquare aria-hidden="true" className={icon} />,
  application: <UserPlus aria-hidden="true" className={icon} />,
}

/** Lists what the office has to act on, the most urgent first, each row with the button that leads to it. */
export function NeedsYou({ needs, lacksTaxNumber = false, openSteps = [], now, ...rows }: NeedsYouProps) {
  const { priceBook } = useBusiness()
  const groups = groupNeeds(mergeNeeds(needs), now)
  return (
    <section aria-label="Needs you">
      <h2 className="pb-2.5 text-base font-semibold">Needs you</h2>
      {groups.length === 0 && !lacksTaxNumber && openSteps.length === 0 ? (
        <Card pad="sm" className="flex items-center gap-3">
          <CheckCircle2 aria-hidden="true" className="size-6 shrink-0 text-success-ink" />
          <p>
            <strong className="block">All clear</strong>
            <span className="text-sm text-muted">Nothing waits for you right now.</span>
          </p>
        </Card>
      ) : (
        <Card pad="none" className="divide-y divide-line">
          {groups.map((group) => (
            <Group key={group.kind} group={group} isCut={mayBeMore(group.kind, needs)} now={now} {...rows} />
          ))}
          {lacksTaxNumber ? (
            <Note
              icon={<ReceiptText aria-hidden="true" className={`${icon} text-muted`} />}
              link={rows.link(
                '/dashboard/company',
                'Enter it under Company',
                noteLook,
                'Enter it under Company',
              )}
            >
              {noTaxNumber(priceBook)}
            </Note>
          ) : null}
          {openSteps.length === 0 ? null : (
            <Note
              icon={<DoorOpen aria-hidden="true" className={`${icon} text-muted`} />}
              link={rows.link('/dashboard/company?part=opening', 'Get ready', noteLook, 'Get ready to open')}
            >
              Before you open: {openSteps.map(({ label }) => label).join(' · ')}
            </Note>
          )}
        </Card>
      )}
    </section>
  )
}

type RowsProps = Omit<NeedsYouProps, 'needs' | 'lacksTaxNumber' | 'openSteps'>

const noteLook = `${buttonLook({ variant: 'secondary', size: 'sm' })} md:min-w-36`

interface NoteProps {
  readonly icon: ReactNode
  readonly link: ReactNode
  readonly children: ReactNode
}

/** Something about the company itself, with the link to where it is changed. */
function Note({ icon: sign, link, children }: NoteProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 px-4 py-3 text-sm">
      <p className="flex min-w-0 flex-1 basis-60 items-center gap-2">
        {sign}
        <span>{children}</span>
      </p>
      {link}
    </div>
  )
}

interface GroupProps extends RowsProps {
  readonly group: NeedGroup<MergedNeed<DeskNeed>>
  /** There may be more of the kind than are here. */
  readonly isCut: boolean
}

function Group({ group, isCut, now, ...row }: GroupProps) {
  const [all, setAll] = useState(false)
  const { kind, needs } = group
  const title = needTitles[kind]
  const shown = all ? needs : needs.slice(0, shownAtFirst)
  return (
    <section aria-label={title} className="px-4 py-3">
      <h3 className="flex items-center gap-2 text-sm font-semibold">
        <span className="text-muted">{icons[kind]}</span>
        {title}
        <span className="text-muted tabular-nums">{isCut ? `${needs.length}+` : needs.length}</span>
      </h3>
      <ul className="divide-y divide-line/60">
        {shown.map((need) => (
          <Row key={need.key} need={need} now={now} {...row} />
        ))}
      </ul>
      {needs.length > shownAtFirst ? (
        <ActButton variant="ghost" className="-ml-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show ${isCut ? 'the first' : 'all'} ${needs.length}`}
        </ActButton>
      ) : null}
    </section>
  )
}

function Row({
  need,
  now,
  busyLetter,
  onSendAgain,
  onLookedAt,
  link,
}: RowsProps & { readonly need: MergedNeed<DeskNeed> }) {
  const { text, isLate } = lateness(need, now)
  const { letter } = need
  const worker = useWorker()
  const act = needAct(need.kind, need.key, worker.title)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2 md:flex-nowrap">
      <div className="min-w-0 flex-[1_1_100%] text-sm md:flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <strong className="wrap-anywhere">{need.who}</strong>
          {need.when === null ? null : <span className="text-muted tabular-nums">{need.when}</span>}
        </p>
        <p className="wrap-anywhere text-muted">{[need, ...need.also].map(({ why }) => why).join(' ')}</p>
      </div>
      <Badge tone={isLate ? 'danger' : 'neutral'} className="mr-auto md:mr-0">
        {text}
      </Badge>
      {act === null
        ? null
        : link(
            act.path,
            act.label,
            `${buttonLook({ variant: 'secondary', size: 'sm' })} md:min-w-36`,
            `${act.label}: ${need.who}`,
          )}
      {letter === undefined ? null : (
        <span className="ml-auto flex gap-1">
          {letter.canSendAgain ? (
            <ActButton
              aria-label={`Send again: ${need.who}`}
              disabled={busyLetter === letter.id}
              onClick={() => onSendAgain(letter)}
            >
              Send again
            </ActButton>
          ) : null}
          <ActButton
            variant={letter.canSendAgain ? 'ghost' : 'secondary'}
            aria-label={`Mark as looked at: ${need.who}`}
            disabled={busyLetter === letter.id}
            onClick={() => onLookedAt(letter)}
          >
            Mark as looked at
          </ActButton>
        </span>
      )}
    </li>
  )
}
