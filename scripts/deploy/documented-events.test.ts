import { readFileSync } from 'node:fs'
import { stripeEventTypes } from '@dustforce/stripe/events'
import { expect, test } from 'vitest'

test('the guide for a hosted installation names exactly the events that are understood', () => {
  const guide = readFileSync('docs/hosting.md', 'utf8')
  const named = [...guide.matchAll(/`((?:checkout\.session|payment_intent|charge|refund)\.[a-z_.]+)`/g)].map(
    ([, type]) => type,
  )
  expect(named.toSorted()).toEqual(stripeEventTypes.toSorted())
})
