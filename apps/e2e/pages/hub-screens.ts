/** The screens of the Command Hub: what they are called here, their paths below the dashboard's, and a text that is there once they have loaded. */
export const hubScreens = [
  ['dashboard', '', 'Weekly Revenue'],
  ['list of bookings', '/bookings', 'chloe.dubois@example.com'],
  ['empty list', '/bookings?q=nothing-like-this', 'No bookings found'],
  ['schedule', '/schedule', 'Maria Santos'],
  ['list of inquiries', '/contacts', 'Fatima Khan'],
  ['list of customers', '/customers', 'Liam O’Brien'],
  ['finance screen', '/finance', 'HST collected'],
  ['list of payouts', '/payouts?period=month', 'Payouts'],
  ['list of contractors', '/contractors', 'Maria Santos'],
  ['list of applications', '/applications', 'Sofia Marin'],
  ['price list', '/prices', 'Deep Cleaning'],
  ['company', '/company', 'Add a region'],
  ['hours and terms', '/company?part=hours', 'Booking ahead'],
  ['repeating visits', '/company?part=charges', 'Announced and charged'],
  ['settings screen', '/settings', 'WELCOME10'],
] as const
