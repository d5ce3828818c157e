import type { MoneyFormat } from '@dustforce/core/money'
import { cents, centsFromDollars } from '@dustforce/core/money'
import { formatDate, formatInstant, isBusinessDate } from '@dustforce/core/schedule'
import {
  attentionText,
  bookingFields,
  displayStatus,
  displayStatusLabel,
  missedBy,
  missedByText,
  paymentLabel,
  serviceName,
} from '@dustforce/office/booking'
import { type Business, exactAmount } from '@dustforce/office/company'
import {
  type ColumnChange,
  type HistoryEntry,
  overlapReasons,
  overlapReasonText,
} from '@dustforce/office/hub'
import type { SettingName } from '@dustforce/office/settings'
import { paymentEventNames } from '@dustforce/office/story'
import { letterName, letterStateText } from './letter-words.ts'
import { toldNames } from './told-words.ts'

/** The names that people have for columns; those that are not here follow from others or mean nothing to people. */
const columnNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(bookingFields).map(({ column, label }) => [column, label])),
  customer_name: 'Name',
  full_name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  address: 'Address',
  notes: 'Notes',
  admin_notes: 'Admin notes',
  booking_date: 'Date',
  booking_time: 'Time',
  service_type: 'Service',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  add_ons: 'Add-ons',
  has_pets: 'Pets',
  booking_status: 'Status',
  inquiry_status: 'Status',
  note: 'Note',
  decision: 'Decision',
  ...toldNames,
  payment_status: 'Payment',
  assigned_cleaner_name: 'Contractor',
  assigned_cleaner_phone: 'Contractor’s phone',
  contractor_pay: 'Contractor pay',
  agreed_price: 'Price before tax',
  total_price: 'Price',
  duration_minutes: 'Length in minutes',
  refund_due: 'Refund due',
  refunded_amount: 'Given back',
  lost_amount: 'Lost in disputes',
  attention: 'Needs attention',
  is_active: 'Active',
  discount_type: 'Kind of discount',
  discount_value: 'Discount',
  valid_until: 'Valid until',
  max_uses: 'Most uses',
  min_order_amount: 'Minimum order',
  first_time_only: 'First-time customers only',
  setting_value: 'Value',
  status: 'On duty',
  service_areas: 'Service areas',
  services_offered: 'Services',
  availability: 'Availability',
  emergency_contact: 'Emergency contact',
  equipment: 'Equipment',
  pay_details: 'Pay details',
  role: 'Role',
  from_day: 'First day',
  to_day: 'Last day',
  reason: 'Reason',
  opens: 'Opens',
  closes: 'Closes',
  started_at: 'Started',
  overlap_reason: 'Given anyway because',
  missed_by: 'Missed because of',
  payout_amount: 'Amount',
}

const money = new Set([
  'contractor_pay',
  'agreed_price',
  'total_price',
  'refunded_amount',
  'lost_amount',
  'min_order_amount',
])

/**
 * A change of a column in words: 'Contractor: Maria Santos → Priya Raman', 'First day: Nov 16, 2026' of what was made, or 'Address changed' where
 * the values were not kept.
 */
export function changeText(
  column: string,
  change: ColumnChange,
  business: Business,
  action: HistoryEntry['action'] = 'updated',
): string | null {
  const name = columnNames[column]
  if (name === undefined) return null
  if (change === null) return `${name} changed`
  if (action === 'created') return `${name}: ${valueText(column, change[1], business)}`
  return `${name}: ${valueText(column, change[0], business)} → ${valueText(column, change[1], business)}`
}

/** Says what is stored in a column, or of a setting by its name: 'Phone: (416) 555-0177'. */
export function storedText(name: string, value: unknown, business: Business): string {
  const setting = Object.entries(settingNames).find(([one]) => one === name)?.[1]
  return `${setting ?? columnNames[name] ?? name}: ${valueText(setting === undefined ? name : 'setting_value', value, business)}`
}

function valueText(column: string, value: unknown, business: Business): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) {
    const words = value.map((word) => (column === 'attention' ? attentionText(String(word)) : String(word)))
    return words.length === 0 ? 'none' : words.join(', ')
  }
  if (typeof value === 'object') return Object.values(value).flat().join(', ') || 'none'
  const text = String(value)
  // An amount that was taken back is named so, and told without its sign.
  if (column === 'payout_amount') return exactAmount(centsFromDollars(Math.abs(Number(text))), business.money)
  if (money.has(column)) return exactAmount(centsFromDollars(Number(text)), business.money)
  if (column === 'booking_status') return displayStatusLabel(displayStatus({ bookingStatus: text }))
  if (column === 'overlap_reason') {
    const reason = overlapReasons.find((one) => one === text)
    return reason === undefined ? text : overlapReasonText(reason)
  }
  if (column === 'missed_by') {
    const by = missedBy.find((one) => one === text)
    return by === undefined ? text : missedByText(by)
  }
  if (column === 'payment_status') return paymentLabel(text, false)
  if (column === 'inquiry_status') return text.replace('_', ' ')
  if (column === 'service_type') return serviceName(text, business.priceBook)
  if (column === 'valid_until' || column === 'started_at')
    return formatInstant(Date.parse(text), business.policy.zone)
  return isBusinessDate(text) ? formatDate(text) : text
}

const subjects: Readonly<Record<string, string>> = {
  promo_codes: 'Promo code',
  reviews: 'Review of the booking',
  booking_settings: 'Setting',
  contractors: 'Contractor',
  admin_users: 'Administrator',
  closures: 'Closed days from',
  special_hours: 'Hours of',
  contact_inquiries: 'Inquiry of',
  contact_inquiry_replies: 'Reply to',
  team_invitations: 'Invitation of',
  customer_notes: 'Note about',
}

const settingNames: Readonly<Record<SettingName, string>> = {
  daily_booking_limit: 'Daily booking limit',
  monday_limit: 'Limit of Mondays',
  tuesday_limit: 'Limit of Tuesdays',
  wednesday_limit: 'Limit of Wednesdays',
  thursday_limit: 'Limit of Thursdays',
  friday_limit: 'Limit of Fridays',
  saturday_limit: 'Limit of Saturdays',
  sunday_limit: 'Limit of Sundays',
  crews: 'Crews at the same time',
  crew_buffer_minutes: 'Minutes between the jobs of a crew',
  keep_bookings_months: 'Months to keep bookings',
  keep_messages_months: 'Months to keep messages',
  office_refunds: 'The office gives other refunds',
  office_customer_data: 'The office exports and erases customers',
}

const verbs: Readonly<Record<string, string>> = { created: 'added', updated: 'changed', deleted: 'deleted' }

/** The acts on a booking as a whole; the columns that each changed are told beside it. */
const acts: Readonly<Record<string, string>> = {
  canceled: 'Booking canceled',
  moved: 'Booking moved',
  changed: 'Change of what was booked',
  priced: 'Price agreed by phone',
}

const payments: Readonly<Record<string, string>> = {
  ...paymentEventNames,
  paid_offline: 'Paid to the office',
  paid_back_offline: 'Paid back by the office',
}

const audits: Readonly<Record<string, string>> = {
  'customer-exported': 'Customer data exported',
  'customer-erased': 'Customer data erased',
  'expired-erased': 'Old customer data erased',
  'email-sent-again': 'E-mail sent again',
  'email-looked-at': 'E-mail looked at',
}

function wordOf(words: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(words, code) ? words[code] : undefined
}

/** Whether a payout is one that takes another back: it is kept with an amount below nothing. */
function isTakenBack({ changes }: HistoryEntry): boolean {
  const amount = changes.payout_amount
  return amount !== null && amount !== undefined && Number(amount[1]) < 0
}

/** Says what happened, in a sentence. */
export function historyTitle(entry: HistoryEntry, money: MoneyFormat): string {
  const { source, action, amountCents, status, subject, name } = entry
  switch (source) {
    case 'payment': {
      const amount = amountCents === null ? '' : ` (${exactAmount(cents(amountCents), money)})`
      const isSaid = action.endsWith('_offline') || action === 'charge_failed'
      const how = isSaid && status !== null ? `: ${status.replaceAll('_', ' ')}` : ''
      return `${wordOf(payments, action) ?? 'Payment'}${amount}${how}`
    }
    case 'payout': {
      const amount = exactAmount(cents(Math.abs(amountCents ?? 0)), money)
      return (amountCents ?? 0) < 0
        ? `${amount} taken back from ${status}’s payouts`
        : `${amount} paid out to ${status}`
    }
    case 'letter':
      return `E-mail “${letterName(action)}” ${letterStateText(status ?? '')}`.trim()
    case 'audit':
      return audits[action] ?? 'Customer data'
    case 'change': {
      const verb = verbs[action] ?? 'changed'
      if (subject === null)
        return `${acts[action] ?? `Booking ${verb}`}${status === null ? '' : `: ${status}`}`
      if (subject === 'payouts')
        return `Payout to ${name ?? 'somebody'} ${isTakenBack(entry) ? 'taken back' : 'made'}`
      const called =
        name === null ? null : isBusinessDate(name) ? formatDate(name) : (wordOf(settingNames, name) ?? name)
      return [subjects[subject] ?? 'Record', called, verb].filter((part) => part !== null).join(' ')
    }
  }
}

/** Says who did it; null where it was nobody of ours. */
export function actorText({ actor }: HistoryEntry): string | null {
  if (actor === null || actor.includes('@')) return actor
  if (actor === 'cleaner') return 'The contractor'
  return actor.startsWith('customer') ? 'The customer' : 'The system'
}
