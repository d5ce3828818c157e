import { gtaPriceBook } from '@dustforce/core/catalogue'
import { quote } from '@dustforce/core/quote'
import { compare } from './compare.ts'
const offered = gtaPriceBook.services['deep-clean'].addOns
const requests = [1,2,3,4,5].flatMap((n) => offered.map((_, first) => ({ service: 'deep-clean' as const, bedrooms: n, bathrooms: n, addOns: [0, 3, 5].flatMap((step) => offered.slice((first + step) % 8).slice(0, 1)), pets: true, promo: { type: 'percentage' as const, value: 10 } })))
let sum = 0
for (let round = 0; round < 5; round++) {
  const t = process.hrtime.bigint()
  for (let i = 0; i < 50000; i++) for (const r of requests) sum += quote(gtaPriceBook, r).totalCents
  console.log(Number(process.hrtime.bigint() - t) / (50000 * requests.length), 'ns', sum)
}
