import { kindsCausedBy } from '../notice/notice-kinds.ts'
import type { KindWhere } from '../notice/notices.ts'
import { type OnTheWayProblem, onTheWayProblem } from './follow-up.ts'

/** The notices that the office tells a customer by a button of the Command Hub. */
export const toldKinds = kindsCausedBy('button')

/** A notice that the office tells a customer by a button. */
export type ToldKind = KindWhere<'cause', 'button'>

/** The rules for when each may be told. */
const rules: Readonly<Record<ToldKind, typeof onTheWayProblem>> = {
  'on-the-way': onTheWayProblem,
}

/**
 * Why the office does not tell a customer a notice now; null when it may.
 *
 * @param now epoch milliseconds
 * @example
 * tellProblem('on-the-way', { ...booking, bookingStatus: 'canceled' }, now, gtaPolicy) // => 'canceled'
 */
export function tellProblem(
  kind: ToldKind,
  ...facts: Parameters<typeof onTheWayProblem>
): OnTheWayProblem | null {
  return rules[kind](...facts)
}

/**
 * The name under which the history of a booking keeps that a notice was told.
 *
 * @example
 * toldColumn('on-the-way') // => 'on_the_way'
 */
export function toldColumn(kind: ToldKind): string {
  return kind.replaceAll('-', '_')
}
