import rrule from 'rrule'
import { type DaySlots, labels, leadMs, lookaheadDays, offsetAt } from './day-slots.ts'

const { RRule, RRuleSet } = rrule
const dayMs = 86_400_000
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** The same days with rrule, which lists local times; the zone is by hand, as it knows none quickly. */
export function slotsWithRrule(now: number): DaySlots[] {
  const today = Math.floor((now + offsetAt(now)) / dayMs) * dayMs
  const span = {
    freq: RRule.DAILY,
    dtstart: new Date(today),
    until: new Date(today + lookaheadDays * dayMs - 1),
    byminute: [0],
    bysecond: [0],
  }
  const set = new RRuleSet()
  set.rrule(
    new RRule({
      ...span,
      byweekday: [RRule.MO, RRule.TU, RRule.WE, RRule.TH, RRule.FR],
      byhour: range(8, 18),
    }),
  )
  set.rrule(new RRule({ ...span, byweekday: [RRule.SA, RRule.SU], byhour: range(9, 16) }))
  const days = new Map<string, { minute: number; label: string; open: boolean }[]>()
  for (const local of set.all()) {
    const date = local.toISOString().slice(0, 10)
    const hour = local.getUTCHours()
    const midday = local.getTime() - hour * 3_600_000 + dayMs / 2
    const open = local.getTime() - offsetAt(midday) >= now + leadMs
    const slot = { minute: hour * 60, label: labels[hour] ?? '', open }
    const slots = days.get(date)
    if (slots) slots.push(slot)
    else days.set(date, [slot])
  }
  return Array.from(days, ([date, slots]) => ({ date, slots }))
}
