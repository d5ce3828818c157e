import { emptyOffice } from '../testing/story-office.ts'
import { at, type HubStory, wholeHub } from '../testing/whole-hub.tsx'

/* Every list of the Hub whole, as it is filled, empty, on its way and refused. */

const meta: typeof wholeHub = { title: 'Admin/Screens', ...wholeHub }
export default meta

interface Said {
  /** The path below '/dashboard/'. */
  readonly place: string
  /** The path by which the server is asked for the rows. */
  readonly path: string
  readonly filled: string | RegExp
  readonly empty: string | RegExp
  readonly loading: string | RegExp
  readonly failed: string | RegExp
}

const why = 'The database is not available.'

/** The four states of a list, each with what it says. */
function states({ place, path, ...said }: Said) {
  const address = `/dashboard${place}`
  return {
    filled: at({ at: address }, [said.filled]),
    empty: at({ at: address, seed: emptyOffice }, [said.empty]),
    loading: at({ at: address, unanswered: [path] }, [said.loading]),
    failed: at({ at: address, refused: { [path]: why } }, [said.failed]),
  }
}

const dashboard = states({
  ...{ place: '', path: 'rpc/admin_dashboard', filled: 'Maria Santos', empty: 'No assignments found.' },
  ...{ loading: 'Loading dashboard data...', failed: /^Error loading dashboard data/ },
})
export const Dashboard: HubStory = { ...dashboard.filled, tags: ['test'] }
export const DashboardEmpty: HubStory = dashboard.empty
export const DashboardLoading: HubStory = dashboard.loading
export const DashboardFailed: HubStory = dashboard.failed

const bookings = states({
  ...{ place: '/bookings', path: 'rpc/admin_bookings', filled: 'Noah Martin', empty: 'No bookings found' },
  ...{ loading: 'Contractor Pay', failed: /^Error loading bookings: / },
})
export const Bookings: HubStory = bookings.filled
export const BookingsEmpty: HubStory = bookings.empty
export const BookingsLoading: HubStory = bookings.loading
export const BookingsFailed: HubStory = bookings.failed

const contractors = states({
  ...{ place: '/contractors', path: 'contractors', filled: 'Daniel Okafor' },
  ...{ empty: 'No contractor profiles found. Add one above.', loading: 'Loading contractors...' },
  failed: `Failed to load contractors: ${why}`,
})
export const Contractors: HubStory = contractors.filled
export const ContractorsEmpty: HubStory = contractors.empty
export const ContractorsLoading: HubStory = contractors.loading
export const ContractorsFailed: HubStory = contractors.failed

const contacts = states({
  ...{ place: '/contacts', path: 'rpc/admin_inquiries', filled: 'Olivia Tremblay' },
  ...{ empty: 'No inquiries found.', loading: 'Loading inquiries...', failed: /^Error loading inquiries/ },
})
export const Contacts: HubStory = contacts.filled
export const ContactsEmpty: HubStory = contacts.empty
export const ContactsLoading: HubStory = contacts.loading
export const ContactsFailed: HubStory = contacts.failed

const customers = states({
  ...{ place: '/customers', path: 'rpc/admin_customers', filled: 'Hannah Cohen' },
  ...{ empty: 'No customers found.', loading: 'Loading customers...', failed: /^Error loading customers/ },
})
export const Customers: HubStory = customers.filled
export const CustomersEmpty: HubStory = customers.empty
export const CustomersLoading: HubStory = customers.loading
export const CustomersFailed: HubStory = customers.failed

const applications = states({
  ...{ place: '/applications', path: 'job_applications', filled: 'Sofia Alvarez' },
  ...{ empty: 'No applications yet.', loading: 'Loading applications...' },
  failed: `Failed to load applications: ${why}`,
})
export const Applications: HubStory = applications.filled
export const ApplicationsEmpty: HubStory = applications.empty
export const ApplicationsLoading: HubStory = applications.loading
export const ApplicationsFailed: HubStory = applications.failed

const finance = states({
  ...{ place: '/finance', path: 'rpc/admin_finance', filled: 'Revenue', empty: /^No paid bookings/ },
  ...{ loading: 'Loading finance data...', failed: /^Error loading finance data/ },
})
export const Finance: HubStory = finance.filled
export const FinanceEmpty: HubStory = finance.empty
export const FinanceLoading: HubStory = finance.loading
export const FinanceFailed: HubStory = finance.failed

const payouts = states({
  ...{ place: '/payouts', path: 'rpc/admin_payouts', filled: 'Daniel Okafor', empty: 'Nothing to pay out' },
  ...{ loading: 'Loading payouts...', failed: /^Error loading payouts/ },
})
export const Payouts: HubStory = payouts.filled
export const PayoutsEmpty: HubStory = payouts.empty
export const PayoutsLoading: HubStory = payouts.loading
export const PayoutsFailed: HubStory = payouts.failed

const schedule = states({
  ...{ place: '/schedule', path: 'rpc/admin_bookings', filled: /Amelia Wright/, empty: 'Unassigned' },
  ...{ loading: 'Loading the schedule...', failed: /^Error loading the schedule: / },
})
export const Schedule: HubStory = schedule.filled
export const ScheduleEmpty: HubStory = schedule.empty
export const ScheduleLoading: HubStory = schedule.loading
export const ScheduleFailed: HubStory = schedule.failed

export const Prices: HubStory = at({ at: '/dashboard/prices' }, [/Basic Cleaning/])
export const Settings: HubStory = at({ at: '/dashboard/settings' }, ['Daily booking limit', /^Add promo/i])
export const SigningIn: HubStory = at({ at: '/login', isSignedOut: true }, ['Sign in to the Command Hub'])
export const TurnedAway: HubStory = at({ at: '/dashboard', isSignedOut: true }, [
  /^You are not authenticated\./,
])
export const SessionChecked: HubStory = at(
  { at: '/dashboard', isSessionOld: true, unanswered: ['auth/token'] },
  ['Loading...'],
)
export const NotFound: HubStory = at({ at: '/nowhere' }, ['Oops! Page not found'])
