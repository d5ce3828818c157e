/** A customer of the demo: who, in which area of the company, and in which house there. */
export interface DemoCustomer {
  readonly name: string
  readonly area: number
  readonly house: number
}

/** One booking of the demo, told in a line. */
export interface DemoJob {
  /** Days from today; the past is negative. */
  readonly day: number
  /** Minutes since midnight. */
  readonly minute: number
  /** The service, by its place in the price book. */
  readonly service: number
  readonly bedrooms: number
  readonly bathrooms: number
  /** The add-ons, by their places among those of the service. */
  readonly addOns: readonly number[]
  readonly pets: boolean
  readonly customer: DemoCustomer
  readonly status: 'pending' | 'confirmed' | 'assigned' | 'completed' | 'canceled'
  readonly paid: boolean
  readonly cleaner: 'Maria Santos' | 'Daniel Okafor' | 'Priya Raman' | null
}

const homes = {
  amelia: { name: 'Amelia Wright', area: 0, house: 0 },
  noah: { name: 'Noah Martin', area: 0, house: 1 },
  zoe: { name: 'Zoe Papadakis', area: 5, house: 2 },
  ethan: { name: 'Ethan Clarke', area: 3, house: 3 },
  grace: { name: 'Grace Nguyen', area: 6, house: 4 },
  liam: { name: 'Liam O’Brien', area: 2, house: 5 },
  hannah: { name: 'Hannah Cohen', area: 8, house: 6 },
  arjun: { name: 'Arjun Mehta', area: 7, house: 7 },
  chloe: { name: 'Chloe Dubois', area: 1, house: 8 },
} as const

/** A line of the schedule: who, when, which home, what for, and how it stands. */
const job = (
  customer: DemoCustomer,
  [day, minute]: readonly [number, number],
  [bedrooms, bathrooms]: readonly [number, number],
  service: number,
  choices: { readonly addOns?: readonly number[]; readonly pets?: boolean },
  status: DemoJob['status'],
  cleaner: DemoJob['cleaner'] = null,
): DemoJob => ({
  ...{ customer, day, minute, bedrooms, bathrooms, service },
  addOns: choices.addOns ?? [],
  pets: choices.pets ?? false,
  status,
  paid: status !== 'pending' && status !== 'canceled',
  cleaner,
})

/** Six weeks around today, with something in every state. */
export const demoJobs: readonly DemoJob[] = [
  job(homes.amelia, [-38, 540], [2, 1], 0, {}, 'completed', 'Maria Santos'),
  job(homes.zoe, [-31, 660], [3, 2], 1, { addOns: [3], pets: true }, 'completed', 'Maria Santos'),
  job(homes.grace, [-24, 600], [2, 2], 2, { addOns: [0] }, 'completed', 'Priya Raman'),
  job(homes.hannah, [-12, 780], [4, 3], 0, { addOns: [2, 3], pets: true }, 'completed', 'Daniel Okafor'),
  job(homes.noah, [-6, 540], [1, 1], 0, {}, 'completed', 'Maria Santos'),
  job(homes.liam, [-3, 720], [2, 1], 1, {}, 'canceled'),
  job(homes.ethan, [-1, 600], [3, 2], 0, { addOns: [6] }, 'confirmed'),
  job(homes.amelia, [0, 540], [2, 1], 0, { addOns: [5] }, 'assigned', 'Maria Santos'),
  job(homes.chloe, [0, 780], [3, 2], 1, { addOns: [1], pets: true }, 'confirmed'),
  job(homes.noah, [1, 600], [1, 1], 0, {}, 'confirmed'),
  job(homes.arjun, [1, 840], [3, 2], 2, { addOns: [2] }, 'assigned', 'Priya Raman'),
  job(homes.zoe, [2, 660], [2, 2], 0, { pets: true }, 'assigned', 'Daniel Okafor'),
  job(homes.hannah, [3, 540], [4, 3], 1, { addOns: [3, 4], pets: true }, 'confirmed'),
  job(homes.ethan, [4, 900], [3, 2], 0, { addOns: [7] }, 'pending'),
  job(homes.liam, [6, 600], [2, 1], 0, {}, 'confirmed'),
  job(homes.grace, [9, 720], [2, 2], 1, {}, 'assigned', 'Priya Raman'),
  job(homes.chloe, [13, 540], [1, 1], 2, {}, 'pending'),
]
