import { expect, test } from 'vitest'
import { visitorOf } from './visitor.ts'

test.each([
  [{}, 'unknown'],
  [{ 'x-forwarded-for': '' }, 'unknown'],
  [{ 'x-forwarded-for': '203.0.113.7' }, '203.0.113.7'],
  [{ 'x-forwarded-for': ' 203.0.113.7 , 10.0.0.1' }, '203.0.113.7'],
  [{ 'x-forwarded-for': '203.0.113.7', 'cf-connecting-ip': '198.51.100.1' }, '198.51.100.1'],
])('a request with %j comes from %s', (headers, visitor) => {
  expect(visitorOf(new Request('https://functions.example/', { headers }))).toBe(visitor)
})
