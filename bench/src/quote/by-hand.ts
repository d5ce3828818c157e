import type { AddOnId } from '@dustforce/core/catalogue'
import type { Home } from './home.ts'

const table: Readonly<Record<string, number>> = {
  '1-1': 20000,
  '2-1': 22000,
  '2-2': 24500,
  '3-2': 27000,
  '3-3': 29500,
  '4-3': 32000,
  '4-4': 34500,
  '5-4': 37000,
  '5-5': 39500,
}

const addOnPrices: Partial<Record<AddOnId, number>> = {
  'eco-products': 2000,
  'interior-windows': 2000,
  'bed-linen-change': 1000,
  laundry: 2000,
  dishwashing: 1500,
  'closet-organization': 3000,
  'pantry-organization': 2500,
  'kitchen-cabinet-organization': 4000,
}

/** The limit: what one would write for one service of one company, without checks and reasons. */
export function quoteByHand({ bedrooms, bathrooms, addOns: chosen, pets, promo }: Home) {
  const base = table[`${bedrooms}-${bathrooms}`] ?? 0
  const lines = [{ label: 'Deep Cleaning', amount: base }]
  let addOns = 0
  for (const id of chosen) {
    const amount = addOnPrices[id] ?? 0
    lines.push({ label: id, amount })
    addOns += amount
  }
  const pet = pets ? 2500 : 0
  lines.push({ label: 'Pet fee', amount: pet })
  const subtotal = base + addOns + pet
  const discount = Math.round((subtotal * promo.value) / 10_000) * 100
  lines.push({ label: 'Promo discount', amount: -discount })
  const tax = Math.round(((subtotal - discount) * 13) / 10_000) * 100
  lines.push({ label: 'HST', amount: tax })
  return { lines, subtotal, discount, tax, total: subtotal - discount + tax }
}
