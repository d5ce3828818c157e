import { addDays, businessDateOf, formatInstant, formatLongDate, timeLabel } from '@dustforce/core/schedule'
import {
  agreedDaysOf,
  asAgreed,
  type ChargePolicy,
  type ChargeStep,
  stepsOfDeclines,
} from '@dustforce/office/charging'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@dustforce/ui/table'
import { useBusiness } from '@dustforce/ui/use-business'
import { useClock } from '../../app/app-context.tsx'
import { SectionCard } from '../../kit/section-card.tsx'

/** So many days from today is the visit that is shown: nothing of it is done yet. */
const exampleDays = 21
const exampleMinute = 600

export interface ChargePreviewProps {
  readonly before: ChargePolicy
  /** Null while it is not right. */
  readonly after: ChargePolicy | null
}

/** Shows what a table of charges means for a visit: each step with its time, as it is and as it would be. */
export function ChargePreview({ before, after }: ChargePreviewProps) {
  const { zone } = useBusiness().policy
  const date = addDays(businessDateOf(useClock()(), zone), exampleDays)
  const times = (policy: ChargePolicy) =>
    timesByName(stepsOfDeclines(policy, { date, minute: exampleMinute }, zone))
  const [now, next] = [times(before), after === null ? null : times(after)]
  const columns = [
    { name: 'Now', times: now },
    ...(after === null || next === null || isSame(now, next)
      ? []
      : [
          { name: 'Who begins from now on', times: next },
          {
            name: 'Who agreed before',
            times: times(asAgreed(after, agreedDaysOf(before))),
          },
        ]),
  ]
  const names = stepNames.filter((name) => columns.some(({ times: of }) => of.has(name)))
  return (
    <SectionCard
      title="What it means for a visit"
      hint={`A visit on ${formatLongDate(date)} at ${timeLabel(exampleMinute)} whose card is declined each time.`}
    >
      <Table cards label="What it means for a visit">
        <TableHead>
          <tr>
            <TableHeader>Step</TableHeader>
            {columns.map(({ name }) => (
              <TableHeader key={name}>{name}</TableHeader>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {names.map((name) => (
            <TableRow key={name}>
              <TableCell wide className="font-medium">
                {name}
              </TableCell>
              {columns.map(({ name: column, times: of }) => {
                const at = of.get(name)
                return (
                  <TableCell
                    key={column}
                    label={column}
                    wide
                    className={
                      at !== now.get(name) ? 'font-semibold tabular-nums' : 'text-muted tabular-nums'
                    }
                  >
                    {at === undefined ? 'not done' : formatInstant(at, zone)}
                  </TableCell>
                )
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </SectionCard>
  )
}

const tryNames = ['Card is charged', 'Second try', 'Third try', 'Fourth try'] as const
const stepNames = ['E-mail about the charge', ...tryNames, 'Last e-mail', 'Place is freed'] as const
type StepName = (typeof stepNames)[number]

/** When each step of a visit is done, by what it is called. */
function timesByName(steps: readonly ChargeStep[]): ReadonlyMap<StepName, number> {
  let tries = 0
  const nameOf = ({ act }: ChargeStep): StepName => {
    switch (act) {
      case 'announce':
        return 'E-mail about the charge'
      case 'charge':
        tries += 1
        return tryNames[tries - 1] ?? 'Fourth try'
      case 'last-letter':
        return 'Last e-mail'
      case 'free':
        return 'Place is freed'
    }
  }
  return new Map(steps.map((step) => [nameOf(step), step.at]))
}

function isSame(one: ReadonlyMap<StepName, number>, other: ReadonlyMap<StepName, number>): boolean {
  return stepNames.every((name) => one.get(name) === other.get(name))
}
