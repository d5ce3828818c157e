import { expect, test } from 'vitest'
import { askShownReviews } from './index.ts'

const review = { name: 'Ada L.', area: 'Toronto', text: 'Good', rating: 5 }
const options = { url: 'https://project.example', publishableKey: 'key' }

test('asks once for the shown reviews, and leaves out malformed ones', async () => {
  const asked: string[] = []
  const fetch = async (input: RequestInfo | URL) => {
    asked.push(String(input))
    return Response.json([review, { name: 'Bo' }, null])
  }
  expect(await askShownReviews({ ...options, fetch })).toEqual([review])
  expect(asked).toEqual(['https://project.example/rest/v1/rpc/shown_reviews'])
})

test.each<[string, () => Promise<Response>]>([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', async () => Response.json({ message: 'down' }, { status: 503 })],
  ['another shape', async () => Response.json({ rows: [] })],
])('%s is no review', async (_, fetch) => {
  expect(await askShownReviews({ ...options, fetch })).toEqual([])
})
