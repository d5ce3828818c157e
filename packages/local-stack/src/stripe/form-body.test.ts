import { expect, test } from 'vitest'
import { itemsOf, parseFormBody } from './form-body.ts'

test('nested names become nested values', () => {
  const body =
    'mode=payment&line_items[0][quantity]=1&line_items[0][price_data][currency]=cad&line_items[1][quantity]=2&metadata[booking_id]=b%261'
  expect(parseFormBody(body)).toEqual({
    mode: 'payment',
    line_items: { 0: { quantity: '1', price_data: { currency: 'cad' } }, 1: { quantity: '2' } },
    metadata: { booking_id: 'b&1' },
  })
  expect(itemsOf(parseFormBody(body).line_items)).toHaveLength(2)
})

test('odd names are harmless', () => {
  expect(parseFormBody('__proto__[x]=1&a]=2&=3')).toEqual(
    Object.fromEntries([
      ['__proto__', { x: '1' }],
      ['a]', '2'],
      ['', '3'],
    ]),
  )
  expect(({} as { x?: string }).x).toBeUndefined()
})
