/** Screens of the Command Hub, and a text that is there once they have loaded. */
export const hubScreens = /** @type {const} */ ([
  ['dashboard', '/admin/dashboard', 'Weekly Revenue'],
  ['bookings', '/admin/dashboard/bookings', 'Amelia Wright'],
  ['schedule', '/admin/dashboard/schedule', 'Amelia Wright'],
  ['customers', '/admin/dashboard/customers', 'Customers'],
  ['finance', '/admin/dashboard/finance', 'HST collected'],
  ['payouts', '/admin/dashboard/payouts', 'Maria Santos'],
  ['contacts', '/admin/dashboard/contacts', 'Fatima Khan'],
  ['contractors', '/admin/dashboard/contractors', 'Maria Santos'],
  ['applications', '/admin/dashboard/applications', 'Sofia Marin'],
  ['reviews', '/admin/dashboard/customers?reviews=all', 'Amelia Wright'],
  ['nothing-found', '/admin/dashboard/customers?q=nobody', 'No customers found.'],
  ['prices', '/admin/dashboard/prices', 'Deep Cleaning'],
  ['company', '/admin/dashboard/company', 'Add a region'],
  ['company-hours', '/admin/dashboard/company?part=hours', 'Booking ahead'],
  ['company-charges', '/admin/dashboard/company?part=charges', 'Announced and charged'],
  ['company-texts', '/admin/dashboard/company?part=texts', 'Texts of'],
  ['settings', '/admin/dashboard/settings', 'WELCOME10'],
])

/**
 * The acts in the Command Hub: the name, the screen, what is pressed, and what is there then.
 *
 * @type {readonly (readonly [name: string, path: string, press: string | RegExp, shown: string | RegExp])[]}
 */
export const hubActs = [
  ['views', '/bookings', 'List options', 'Save this list as'],
  ['booking', '/bookings?q=Hannah', /^Show details of Hannah/, 'Everything about this customer'],
  ['assign', '/bookings?q=Hannah', 'Assign Cleaner', /^Free \(/],
  ['new-booking', '/bookings', 'New Booking', 'For a customer on the phone'],
  ['edit', '/bookings?q=Hannah', /^Edit the booking of Hannah/, 'Admin notes (staff only)'],
  ['customer', '/customers?q=hannah', /^Hannah Cohen/, 'Export data'],
  ['statement', '/payouts?period=month', 'Maria Santos', 'Print'],
]
