import type { NeedKind } from '@dustforce/office/hub'

/** The button of a row that leads to another screen. */
export interface NeedAct {
  readonly label: string
  readonly path: string
}

const acts: Readonly<Record<Exclude<NeedKind, 'letter'>, (key: string, worker: string) => NeedAct>> = {
  'needs-cleaner': (key, worker) => ({ label: `Assign ${worker}`, path: bookingPath(key, 'assign') }),
  'not-started': (key) => ({ label: 'Open Booking', path: bookingPath(key, 'open') }),
  'does-not-fit': (key) => ({ label: 'Open Booking', path: bookingPath(key, 'open') }),
  'left-visit': (key) => ({ label: 'Open Booking', path: bookingPath(key, 'open') }),
  charge: (key) => ({ label: 'Open Booking', path: bookingPath(key, 'open') }),
  'payment-due': (key) => ({ label: 'Mark as Paid', path: bookingPath(key, 'open') }),
  payment: () => ({ label: 'Look at Payment', path: '/dashboard/finance' }),
  refund: (key) => ({ label: 'Open Booking', path: bookingPath(key, 'open') }),
  'offline-refund': (key) => ({ label: 'Record Refund', path: bookingPath(key, 'open') }),
  inquiry: (key) => ({ label: 'Reply', path: `/dashboard/contacts?status=new&open=${key}` }),
  application: (key) => ({ label: 'Review', path: `/dashboard/applications?open=${key}` }),
}

/**
 * Where the button of a row leads; null for an e-mail, which is dealt with in its row.
 *
 * @param worker what the company calls who comes, as titles have it
 */
export function needAct(kind: NeedKind, key: string, worker: string): NeedAct | null {
  return kind === 'letter' ? null : acts[kind](key, worker)
}

/** A booking of the day by its id, opened; its cleaner is chosen over the whole list, which is left again for where one came from. */
export function bookingPath(id: string, act: 'open' | 'assign'): string {
  return `/dashboard/bookings?${new URLSearchParams(act === 'open' ? { q: id, open: id } : { assign: id })}`
}
