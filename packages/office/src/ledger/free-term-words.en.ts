import { formatInstant } from '@dustforce/core/schedule'

/** Until when everything comes back. */
export const freeUntil = (until: number, zone: string, isMovable: boolean) =>
  `Free to cancel${isMovable ? ' or move' : ''} until ${formatInstant(until, zone)}.`

/** Says what a cancellation gives back: nothing, or a share. */
export const refunded = (percent: number) =>
  percent > 0 ? `canceling refunds ${percent}%` : 'it is not refundable'

export const notMovable = ', and it cannot be moved online'

export const onceBooked = (money: string, move: string) => `Once booked, ${money}${move}.`
export const lessThan = (hours: number, money: string, move: string) =>
  `This start is less than ${hours} hours away: ${money}${move}.`
