import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, test } from 'vitest'
import { askPublishedBusiness } from './index.ts'

const options = { url: 'https://project.example', publishableKey: 'key' }

test('asks once for what is published, and puts it in place of what was built', async () => {
  const asked: string[] = []
  const fetch = async (input: RequestInfo | URL) => {
    asked.push(String(input))
    return Response.json({ company: { ...gtaBusiness.company, phone: '(416) 234-5678' } })
  }
  const business = await askPublishedBusiness(gtaBusiness, { ...options, fetch })
  expect(business).toEqual({
    ...gtaBusiness,
    company: { ...gtaBusiness.company, phone: '(416) 234-5678' },
  })
  expect(asked).toEqual(['https://project.example/rest/v1/rpc/current_business'])
})

test.each<[string, () => Promise<Response>]>([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', async () => Response.json({ message: 'down' }, { status: 503 })],
  ['nothing published', async () => Response.json(null)],
])('%s leaves the company as it was built', async (_, fetch) => {
  expect(await askPublishedBusiness(gtaBusiness, { ...options, fetch })).toBe(gtaBusiness)
})
