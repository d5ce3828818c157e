/** A call of the Command Hub, of a visitor or of the server's runs. */
export interface ScaleCall {
  readonly name: string
  /** A call of a public function. */
  readonly sql: string
  /** The longest time that it may take at a million bookings, in milliseconds. */
  readonly most: number
}

const literal = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`

const list = (name: string, request: Readonly<Record<string, unknown>>): ScaleCall => ({
  name: `list, ${name}`,
  sql: `public.admin_bookings(${literal({ sort: 'date', descending: true, limit: 50, ...request })})`,
  most: 50,
})

const typed = [
  'zq',
  'an',
  'st',
  '77',
  'custo',
  'king st',
  'customer',
  'mail19321@',
  'mail',
  'nobody of this name',
  '202 555',
  '202555999',
  '(202) 555-0101',
  '(202) 555-9999',
  '12 king st',
  // Like the one before a hundredth of the bookings have it, but none of the newest third.
  'old town',
] as const

const searches: readonly ScaleCall[] = typed.flatMap((text) => [
  list(`search '${text}'`, { search: text }),
  { name: `palette '${text}'`, sql: `public.admin_search('${text}')`, most: 50 },
  { name: `customers '${text}'`, sql: `public.admin_customers('${text}', null, 50)`, most: 50 },
  {
    name: `inquiries '${text}'`,
    sql: `public.admin_inquiries(${literal({ search: text, limit: 50 })})`,
    most: 50,
  },
])

/** Of a few of them, rare and common ones: later pages, what a change elsewhere reads again, and searches among what is filtered. */
const narrowed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'a later page': { after: ['2026-06-01', 600, ''] },
  'a far page': { after: ['1995-06-01', 600, ''] },
  'again what is shown': { upTo: ['2026-11-21', 600, ''] },
  'the first': { descending: false },
  'by created': { sort: 'created' },
  'by customer': { sort: 'customer' },
  'by price': { sort: 'price' },
  'by price, upwards': { sort: 'price', descending: false },
  'by price, again what is shown': { sort: 'price', upTo: [549, '2023-11-01', ''] },
  canceled: { status: 'canceled' },
  'canceled, by price': { status: 'canceled', sort: 'price' },
  'of a cleaner': { assignedCleaner: 'Cleaner 77' },
  'of a service': { serviceType: 'deep-clean' },
  'of a month, by price': { dateFrom: '2025-09-01', dateTo: '2025-09-30', sort: 'price' },
}

const narrowedSearches: readonly ScaleCall[] = [
  ...['zq', 'an', 'king st', 'mail19321@', '12 king st', 'old town'],
].flatMap((search) => [
  ...Object.entries(narrowed).map(([name, more]) => list(`search '${search}', ${name}`, { ...more, search })),
  ...['2026-06-01', '1995-06-01'].map((day) => ({
    name: `customers '${search}', after ${day}`,
    sql: `public.admin_customers('${search}', '["${day}", 600, ""]', 50)`,
    most: 50,
  })),
])

const orders = ['date', 'created', 'customer', 'price'] as const
const filters: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  all: {},
  pending: { status: 'pending' },
  canceled: { status: 'canceled' },
  assigned: { status: 'assigned' },
  unassigned: { status: 'unassigned' },
  'of a cleaner': { assignedCleaner: 'Cleaner 77' },
  'of a service': { serviceType: 'deep-clean' },
  'of a month': { dateFrom: '2025-09-01', dateTo: '2025-09-30' },
  new: { newBookings: true },
  'in need of a cleaner': { needsCleaner: true },
}

const lists: readonly ScaleCall[] = Object.entries(filters).flatMap(([name, filter]) =>
  orders.flatMap((sort) => [
    list(`${name}, by ${sort}`, { ...filter, sort }),
    list(`${name}, by ${sort}, upwards`, { ...filter, sort, descending: false }),
  ]),
)

const range = (name: string, from: string, to: string, most: number): readonly ScaleCall[] => [
  { name: `finance ${name}`, sql: `public.admin_finance('${from}', '${to}')`, most },
  { name: `payouts ${name}`, sql: `public.admin_payouts('${from}', '${to}')`, most },
]

const dashboard = {
  today: '2026-11-21',
  weekFrom: '2026-11-16',
  weekTo: '2026-11-22',
  monthFrom: '2026-11-01',
  monthTo: '2026-11-30',
  lastMonthFrom: '2026-10-01',
  lastMonthTo: '2026-10-31',
}

/** Every list, search, figure and job, as they are asked for on 2026-11-21. */
export const scaleCalls: readonly ScaleCall[] = [
  ...lists,
  list('far page', { after: ['2024-09-01', 600, ''] }),
  list('week’s board', { dateFrom: '2026-11-16', dateTo: '2026-11-22', descending: false, limit: 200 }),
  ...searches,
  ...narrowedSearches,
  { name: 'customers', sql: `public.admin_customers('', null, 50)`, most: 50 },
  {
    name: 'customers, far page',
    sql: `public.admin_customers('', '["2024-09-01T00:00:00Z", ""]', 50)`,
    most: 50,
  },
  { name: 'inquiries', sql: `public.admin_inquiries('{"limit": 50}')`, most: 50 },
  { name: 'inquiry counts', sql: 'public.admin_inquiry_counts()', most: 50 },
  { name: 'cleaner names', sql: 'public.admin_cleaner_names()', most: 50 },
  { name: 'needing a cleaner', sql: 'public.admin_count_needing_cleaner()', most: 50 },
  { name: 'needs you', sql: 'public.admin_needs_you()', most: 50 },
  { name: 'history of the office', sql: 'public.admin_office_history(null, 50)', most: 50 },
  { name: 'payments to look at', sql: 'public.admin_payments_to_look_at()', most: 50 },
  { name: 'e-mails to look at', sql: 'public.admin_emails_to_look_at()', most: 50 },
  { name: 'reviews', sql: 'public.admin_reviews(null, null, 50)', most: 50 },
  {
    name: 'other limits',
    sql: `public.admin_preview_limits('{"daily_booking_limit": "5", "crews": "2"}')`,
    most: 50,
  },
  { name: 'dashboard', sql: `public.admin_dashboard(${literal(dashboard)})`, most: 50 },
  ...range('of a month', '2026-11-01', '2026-11-30', 50),
  ...range('of a year', '2025-12-01', '2026-11-30', 50),
  ...range('of all', '1950-01-01', '2026-11-30', 300),
  { name: 'availability', sql: `public.availability('2026-11-21', 60)`, most: 50 },
]

/** The calls that only the server makes. */
export const serverCalls: readonly ScaleCall[] = [
  { name: 'open checkouts', sql: `public.pending_checkouts('2026-11-21T17:00:00Z')`, most: 50 },
  { name: 'refunds to make', sql: 'public.refunds_due()', most: 50 },
  { name: 'backlog', sql: 'public.backlog()', most: 50 },
  { name: 'follow-ups', sql: 'public.follow_up_candidates(3, 7)', most: 500 },
]
