import { expect, test } from 'vitest'
import { errorReports } from './error-reports.ts'
import type { LogLine } from './log-line.ts'

const url = 'https://errors.example/hook'
const failure = (message: string): LogLine => ({ at: '2027-01-01T00:00:00.000Z', level: 'error', message })

function setup() {
  const clock = { now: 0, status: 200 }
  const posts: {
    readonly source: string
    readonly errors: { message: string; times: number }[]
    dropped: number
  }[] = []
  const reports = errorReports({
    url,
    source: 'https://dustforce.example',
    now: () => clock.now,
    fetch: async (address, init) => {
      if (clock.status === 0) throw new TypeError('Not reached')
      expect([address, init?.method]).toEqual([url, 'POST'])
      if (clock.status === 200) posts.push(JSON.parse(String(init?.body)))
      return new Response(null, { status: clock.status })
    },
  })
  const sent = () => posts.map(({ errors }) => errors.map(({ message, times }) => [message, times]))
  return { clock, posts, sent, reports }
}

test('failures are sent at once, with where they come from, and warnings are not', async () => {
  const { posts, reports } = setup()
  reports.take({ ...failure('A warning'), level: 'warn' })
  await reports.flush()
  expect(posts).toEqual([])
  const line = { ...failure('A checkout failed'), requestId: 'r-1', error: { name: 'E', message: 'Down' } }
  reports.take(line)
  await reports.flush()
  expect(posts).toEqual([
    { source: 'https://dustforce.example', errors: [{ ...line, times: 1 }], dropped: 0 },
  ])
})

test('after that they wait for a minute, counted by kind', async () => {
  const { clock, sent, reports } = setup()
  reports.take(failure('One'))
  await reports.flush()
  for (const message of ['One', 'Two', 'One']) reports.take(failure(message))
  clock.now = 59_999
  await reports.flush()
  expect(sent()).toHaveLength(1)
  clock.now = 60_000
  await reports.flush()
  expect(sent()[1]).toEqual([
    ['One', 2],
    ['Two', 1],
  ])
})

test('kinds past the twentieth are only counted', async () => {
  const { posts, reports } = setup()
  for (let nr = 0; nr < 25; nr += 1) reports.take(failure(`Failure ${nr}`))
  await reports.flush()
  expect([posts[0]?.errors.length, posts[0]?.dropped]).toEqual([20, 5])
})

test.each([0, 500])('what is answered %i is sent again later, with what came since', async (status) => {
  const { clock, sent, reports } = setup()
  clock.status = status
  reports.take(failure('One'))
  await reports.flush()
  reports.take(failure('One'))
  Object.assign(clock, { now: 60_000, status: 200 })
  await reports.flush()
  expect(sent()).toEqual([[['One', 2]]])
})
