/** One booking of the demo, told in a line. */
export interface DemoJob {
  /** Days from today; the past is negative. */
  readonly day: number
  /** Minutes since midnight. */
  readonly minute: number
  readonly service: string
  readonly bedrooms: number
  readonly bathrooms: number
  readonly addOns: readonly string[]
  readonly pets: boolean
  readonly customer: { readonly name: string; readonly address: string }
  readonly status: 'pending' | 'confirmed' | 'assigned' | 'completed' | 'canceled'
  readonly paid: boolean
  readonly cleaner: 'Maria Santos' | 'Daniel Okafor' | 'Priya Raman' | null
}

const homes = {
  amelia: ['Amelia Wright', '12 Queen St W, Toronto, ON M5H 3X4'],
  noah: ['Noah Martin', '55 Harbour Sq, Toronto, ON M5J 2L1'],
  zoe: ['Zoe Papadakis', '401 Danforth Ave, East York, ON M4K 1P1'],
  ethan: ['Ethan Clarke', '4700 Keele St, North York, ON M3J 1P3'],
  grace: ['Grace Nguyen', '1 City Centre Dr, Mississauga, ON L5B 1M2'],
  liam: ['Liam O’Brien', '300 Borough Dr, Scarborough, ON M1P 4P5'],
  hannah: ['Hannah Cohen', '9255 Jane St, Vaughan, ON L6A 0K1'],
  arjun: ['Arjun Mehta', '25 Peel Centre Dr, Brampton, ON L6T 3R5'],
  chloe: ['Chloe Dubois', '1515 The Queensway, Etobicoke, ON M8Z 1T5'],
} as const

/** A line of the schedule: who, when, which home, what for, and how it stands. */
const job = (
  [name, address]: readonly [string, string],
  [day, minute]: readonly [number, number],
  [bedrooms, bathrooms]: readonly [number, number],
  service: string,
  choices: { readonly addOns?: readonly string[]; readonly pets?: boolean },
  status: DemoJob['status'],
  cleaner: DemoJob['cleaner'] = null,
): DemoJob => ({
  customer: { name, address },
  day,
  minute,
  bedrooms,
  bathrooms,
  service,
  addOns: choices.addOns ?? [],
  pets: choices.pets ?? false,
  status,
  paid: status !== 'pending' && status !== 'canceled',
  cleaner,
})

/** Six weeks around today, with something in every state. */
export const demoJobs: readonly DemoJob[] = [
  job(homes.amelia, [-38, 540], [2, 1], 'standard', {}, 'completed', 'Maria Santos'),
  job(
    homes.zoe,
    [-31, 660],
    [3, 2],
    'deep-clean',
    { addOns: ['laundry'], pets: true },
    'completed',
    'Maria Santos',
  ),
  job(
    homes.grace,
    [-24, 600],
    [2, 2],
    'move-clean',
    { addOns: ['eco-products'] },
    'completed',
    'Priya Raman',
  ),
  job(
    homes.hannah,
    [-12, 780],
    [4, 3],
    'standard',
    { addOns: ['oven-cleaning', 'interior-windows'], pets: true },
    'completed',
    'Daniel Okafor',
  ),
  job(homes.noah, [-6, 540], [1, 1], 'standard', {}, 'completed', 'Maria Santos'),
  job(homes.liam, [-3, 720], [2, 1], 'deep-clean', {}, 'canceled'),
  job(homes.ethan, [-1, 600], [3, 2], 'standard', { addOns: ['dishwashing'] }, 'confirmed'),
  job(homes.amelia, [0, 540], [2, 1], 'standard', { addOns: ['laundry'] }, 'assigned', 'Maria Santos'),
  job(homes.chloe, [0, 780], [3, 2], 'deep-clean', { addOns: ['interior-windows'], pets: true }, 'confirmed'),
  job(homes.noah, [1, 600], [1, 1], 'standard', {}, 'confirmed'),
  job(
    homes.arjun,
    [1, 840],
    [3, 2],
    'move-clean',
    { addOns: ['bed-linen-change'] },
    'assigned',
    'Priya Raman',
  ),
  job(homes.zoe, [2, 660], [2, 2], 'standard', { pets: true }, 'assigned', 'Daniel Okafor'),
  job(
    homes.hannah,
    [3, 540],
    [4, 3],
    'deep-clean',
    { addOns: ['laundry', 'dishwashing'], pets: true },
    'confirmed',
  ),
  job(homes.ethan, [4, 900], [3, 2], 'standard', { addOns: ['closet-organization'] }, 'pending'),
  job(homes.liam, [6, 600], [2, 1], 'standard', {}, 'confirmed'),
  job(homes.grace, [9, 720], [2, 2], 'deep-clean', {}, 'assigned', 'Priya Raman'),
  job(homes.chloe, [13, 540], [1, 1], 'move-clean', {}, 'pending'),
]
