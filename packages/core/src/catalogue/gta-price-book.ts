import { type Cents, centsFromDollars } from '../money/index.ts'
import type { HomeSize, PriceBook } from './price-book.ts'

/** The services that Dust Force offers. */
export const serviceIds = ['standard', 'deep-clean', 'move-clean'] as const

/** A service that Dust Force offers. */
export type ServiceId = (typeof serviceIds)[number]

/** The add-ons that Dust Force offers, in the order they are offered. */
export const addOnIds = [
  'eco-products',
  'fridge-cleaning',
  'oven-cleaning',
  'interior-windows',
  'bed-linen-change',
  'laundry',
  'dishwashing',
  'closet-organization',
  'pantry-organization',
  'kitchen-cabinet-organization',
] as const

/** An add-on that Dust Force offers. */
export type AddOnId = (typeof addOnIds)[number]

type TableSize = '1-1' | '2-1' | '2-2' | '3-2' | '3-3' | '4-3' | '4-4' | '5-4' | '5-5'

/** The base prices of one service, from dollars by home size. */
const basePrices = (dollars: Readonly<Record<TableSize, number>>): Record<HomeSize, Cents> =>
  Object.fromEntries(Object.entries(dollars).map(([size, price]) => [size, centsFromDollars(price)]))

/** The prices of Dust Force in the Greater Toronto Area: in Canadian dollars, rounded to whole ones, with 13 % HST added. */
export const gtaPriceBook: PriceBook<ServiceId, AddOnId> = {
  version: 'gta-2026.1',
  currency: 'CAD',
  rounding: 'dollar',
  tax: { name: 'HST', percent: 13, mode: 'added' },
  petFeeCents: centsFromDollars(25),
  extraBedroomCents: centsFromDollars(20),
  extraBathroomCents: centsFromDollars(15),
  maxRooms: 5,
  services: {
    standard: {
      name: 'Basic Cleaning',
      description: 'The regular clean that keeps a lived-in home fresh, room by room.',
      features: [
        'Dusting of all reachable surfaces',
        'Vacuuming and mopping of floors',
        'Kitchen counters, sink and appliance exteriors',
        'Bathrooms scrubbed and disinfected',
        'Beds made and rooms tidied',
        'Garbage taken out',
      ],
      basePrices: basePrices({
        '1-1': 160,
        '2-1': 180,
        '2-2': 200,
        '3-2': 220,
        '3-3': 240,
        '4-3': 260,
        '4-4': 280,
        '5-4': 300,
        '5-5': 320,
      }),
      addOns: addOnIds,
    },
    'deep-clean': {
      name: 'Deep Cleaning',
      description: 'A top-to-bottom clean for the corners that a weekly routine never reaches.',
      features: [
        'Everything in Basic Cleaning',
        'Inside of the fridge and the oven',
        'Baseboards, door frames and light switches',
        'Tile grout and shower glass descaled',
        'Vents, fans and light fixtures dusted',
        'Behind and under movable furniture',
      ],
      basePrices: basePrices({
        '1-1': 200,
        '2-1': 220,
        '2-2': 245,
        '3-2': 270,
        '3-3': 295,
        '4-3': 320,
        '4-4': 345,
        '5-4': 370,
        '5-5': 395,
      }),
      addOns: addOnIds.filter((id) => id !== 'fridge-cleaning' && id !== 'oven-cleaning'),
    },
    'move-clean': {
      name: 'Move-In/Out Clean',
      description: 'An empty home made ready for its next keys, to the standard a landlord inspects.',
      features: [
        'Everything in Deep Cleaning',
        'Inside of all cabinets, drawers and closets',
        'Inside of all appliances',
        'Interior windows, sills and tracks',
        'Wall spots and scuff marks removed',
        'Ready for the final walk-through',
      ],
      basePrices: basePrices({
        '1-1': 250,
        '2-1': 270,
        '2-2': 295,
        '3-2': 325,
        '3-3': 350,
        '4-3': 375,
        '4-4': 400,
        '5-4': 430,
        '5-5': 460,
      }),
      addOns: ['eco-products', 'laundry', 'bed-linen-change'],
    },
  },
  addOns: {
    'eco-products': {
      name: 'Eco-Friendly Products',
      priceCents: centsFromDollars(20),
      description: 'Plant-based, fragrance-free products throughout the home.',
    },
    'fridge-cleaning': {
      name: 'Fridge Cleaning',
      priceCents: centsFromDollars(25),
      description: 'Shelves, drawers and seals washed inside and out.',
    },
    'oven-cleaning': {
      name: 'Oven Cleaning',
      priceCents: centsFromDollars(30),
      description: 'Racks, door and cavity degreased.',
    },
    'interior-windows': {
      name: 'Interior Windows',
      priceCents: centsFromDollars(20),
      unit: 'per 5 windows',
      description: 'Glass and sills cleaned from the inside.',
    },
    'bed-linen-change': {
      name: 'Bed Linen Change',
      priceCents: centsFromDollars(10),
      unit: 'per bed',
      description: 'Fresh sheets on, used ones in the hamper.',
    },
    laundry: {
      name: 'Laundry',
      priceCents: centsFromDollars(20),
      unit: '1 load',
      description: 'Washed, dried and folded in your machines.',
    },
    dishwashing: {
      name: 'Dishwashing',
      priceCents: centsFromDollars(15),
      description: 'Dishes washed, dried and put away.',
    },
    'closet-organization': {
      name: 'Closet Organization',
      priceCents: centsFromDollars(30),
      description: 'One closet sorted, folded and hung.',
    },
    'pantry-organization': {
      name: 'Pantry Organization',
      priceCents: centsFromDollars(25),
      description: 'Shelves wiped, food grouped and labels to the front.',
    },
    'kitchen-cabinet-organization': {
      name: 'Kitchen Cabinet Organization',
      priceCents: centsFromDollars(40),
      description: 'Cabinets emptied, wiped and put back in order.',
    },
  },
}
