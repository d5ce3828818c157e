import { gtaBusiness } from '@dustforce/office/testing/business'
import { databaseFormat, supabaseServer } from '@dustforce/workflows/database'
import { Operations } from '@dustforce/workflows/ports'
import * as Effect from 'effect/Effect'
import * as Logger from 'effect/Logger'
import { TestClock } from 'effect/testing'
import { describe, expect, test } from 'vitest'
import { migrationVersions } from '../src/local/index.ts'

const noFunction = () => Response.json({ code: 'PGRST202', message: 'Could not find it' }, { status: 404 })
const answering =
  (current: string | null, oldest = '1') =>
  () =>
    Response.json({ current, oldest })

/** Notes a run at a server of one format, over a database that answers so; what was asked, and what was logged. */
async function recordRunOn(format: () => Response, { runs = 1, minutes = 0 } = {}) {
  const asked: string[] = []
  const logged: unknown[] = []
  const layer = supabaseServer(
    {
      url: 'http://rest.test',
      secretKey: 'sb_secret_x',
      format: '5',
      fetch: async (input) => {
        const name = new URL(new Request(input).url).pathname.split('/').at(-1) ?? ''
        asked.push(name)
        return name === 'database_format' ? format() : Response.json(true)
      },
    },
    gtaBusiness,
  )
  const record = Operations.use((operations) => operations.recordRun([])).pipe(
    Effect.match({ onSuccess: () => 'done', onFailure: ({ reason }) => reason }),
  )
  const program = Effect.gen(function* () {
    const outcomes: string[] = []
    for (let run = 0; run < runs; run += 1) {
      outcomes.push(yield* record)
      yield* TestClock.adjust(minutes * 60_000)
    }
    return outcomes
  })
  const outcomes = await Effect.runPromise(
    program.pipe(
      Effect.provide([
        layer,
        TestClock.layer(),
        Logger.layer([Logger.make(({ message }) => void logged.push(message))]),
      ]),
    ),
  )
  return { outcomes, asked, logged: logged.flat() }
}

describe('a server', () => {
  test.each([
    ['of the same format', answering('5')],
    ['that is newer, and still serves it', answering('7', '5')],
  ])('works with a database %s', async (_, format) => {
    expect(await recordRunOn(format)).toEqual({
      outcomes: ['done'],
      asked: ['database_format', 'record_run'],
      logged: [],
    })
  })

  test.each([
    [
      'that is older',
      answering('4'),
      'The database is older than this server: its last migration is 4, and 5',
    ],
    [
      'without a record of its migrations',
      answering(null),
      'its last migration is not known, and 5 is needed',
    ],
    ['from before it was asked', noFunction, 'its last migration is not known, and 5 is needed'],
    [
      'that it is too old for',
      answering('9', '6'),
      'This server is older than the database: it is written for 5',
    ],
  ])('asks nothing else of a database %s, and says why', async (_, format, words) => {
    const { outcomes, asked, logged } = await recordRunOn(format)
    expect({ outcomes, asked }).toEqual({ outcomes: ['unavailable'], asked: ['database_format'] })
    expect(logged).toEqual([expect.stringContaining(words)])
  })

  test('asks for the format once a minute', async () => {
    const { asked } = await recordRunOn(answering('5'), { runs: 3 })
    expect(asked.filter((name) => name === 'database_format')).toHaveLength(1)
    const later = await recordRunOn(answering('5'), { runs: 3, minutes: 1 })
    expect(later.asked.filter((name) => name === 'database_format')).toHaveLength(3)
  })

  test('asks again at once after a database that did not fit', async () => {
    const answers = [answering('4'), answering('5')]
    const { outcomes } = await recordRunOn(() => (answers.shift() ?? answering('5'))(), { runs: 2 })
    expect(outcomes).toEqual(['unavailable', 'done'])
  })
})

test('the format is the version of the last migration, and each has its own', async () => {
  const versions = await migrationVersions(new URL('../supabase', import.meta.url).pathname)
  expect(versions.filter((version, nr) => version === versions[nr - 1])).toEqual([])
  expect(databaseFormat).toBe(versions.at(-1))
})
