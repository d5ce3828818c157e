import { describe, expect, it } from 'vitest'
import { type Change, type Cleaner, checkDay, type GivenStop, type Job } from './index.ts'

const travel = ([, from]: readonly [number, number], [, to]: readonly [number, number]) => Math.abs(to - from)
const jobs: readonly Job[] = [
  { id: 'one', at: [0, 10], minutes: 60, window: [480, 600] },
  { id: 'two', at: [0, 30], minutes: 60, window: [540, 1080], fixed: { cleaner: 'ann', start: 600 } },
  { id: 'bars', at: [0, 0], minutes: 30, window: [480, 1080], fixed: 'bob', excluded: 'ann', skills: ['a'] },
]
const ann: Cleaner = {
  id: 'ann',
  home: [0, 0],
  hours: [480, 720],
  off: [
    [570, 580],
    [700, 705],
  ],
}

function broken(stops: readonly GivenStop[], cleaner: Cleaner = ann) {
  const { routes, isPossible } = checkDay({
    jobs,
    cleaners: [cleaner],
    travel,
    routes: [{ cleaner: 'ann', stops }],
  })
  const found = routes.flatMap((route) =>
    route.stops.map((stop): [string, number, readonly Change[]] => [stop.job, stop.start, stop.broken]),
  )
  expect(isPossible).toBe(found.every(([, , changes]) => changes.length === 0))
  return found
}

describe('checkDay', () => {
  it('finds nothing wrong with a plan that keeps the rules, and times what is not timed', () => {
    expect(broken([{ job: 'one' }, { job: 'two' }])).toEqual([
      ['one', 490, []],
      ['two', 600, []],
    ])
  })

  it.each<[string, readonly GivenStop[], readonly Change[]]>([
    ['too early to be there', [{ job: 'one', start: 485 }], [{ rule: 'hours', hours: [475, 720] }]],
    ['outside of the window', [{ job: 'one', start: 605 }], [{ rule: 'window', window: [480, 605] }]],
    [
      'before the window',
      [{ job: 'one', start: 470 }],
      [
        { rule: 'window', window: [470, 600] },
        { rule: 'hours', hours: [460, 720] },
      ],
    ],
    ['in time off', [{ job: 'one', start: 520 }], [{ rule: 'off', off: [[570, 580]] }]],
    ['on the way in time off', [{ job: 'two', start: 600 }], []],
    [
      'at another time than is fixed',
      [{ job: 'two', start: 610 }],
      [{ rule: 'fixed', cleaner: 'ann', start: 600 }],
    ],
    [
      'home too late',
      [{ job: 'two', start: 640 }],
      [
        { rule: 'fixed', cleaner: 'ann', start: 600 },
        { rule: 'hours', hours: [480, 730] },
      ],
    ],
    [
      'barred all day',
      [{ job: 'bars' }],
      [{ rule: 'fixed', cleaner: 'bob' }, { rule: 'excluded' }, { rule: 'skills', skills: ['a'] }],
    ],
  ])('says what a job breaks: %s', (_, stops, changes) => {
    expect(broken(stops).map(([, , found]) => found)).toEqual([changes])
  })

  it.each<[string, number, readonly Change[]]>([
    ['on the way there, which takes all the time there is', 490, [{ rule: 'off', off: [[484, 486]] }]],
    ['on the way home, which takes all the time there is', 500, [{ rule: 'off', off: [[565, 566]] }]],
  ])('finds time off %s', (_, start, changes) => {
    const off = start === 490 ? [[484, 486] as const] : [[565, 566] as const]
    const { routes } = checkDay({
      jobs: [{ id: 'one', at: [0, 10], minutes: 60, window: [480, 600] }],
      cleaners: [{ id: 'ann', home: [0, 0], hours: [480, 570], off }],
      travel,
      routes: [{ cleaner: 'ann', stops: [{ job: 'one', start }] }],
    })
    expect(routes[0]?.stops[0]?.broken).toEqual(changes)
  })

  it('asks of the last job alone whether there is time to drive home', () => {
    const late = [
      { job: 'one', start: 600 },
      { job: 'far', start: 670 },
    ]
    const { routes } = checkDay({
      jobs: [
        { id: 'one', at: [0, 70], minutes: 60, window: [480, 600] },
        { id: 'far', at: [0, 70], minutes: 5, window: [480, 670] },
      ],
      cleaners: [{ id: 'ann', home: [0, 0], hours: [480, 700] }],
      travel,
      routes: [{ cleaner: 'ann', stops: late }],
    })
    expect(routes[0]?.stops.map(({ broken: changes }) => changes.map(({ rule }) => rule))).toEqual([
      [],
      ['hours'],
    ])
  })

  it('leaves a job of the plan at the start that was given, when it looks for room', () => {
    const { left } = checkDay({
      jobs: [
        { id: 'given', at: [0, 0], minutes: 60, window: [420, 480] },
        { id: 'new', at: [0, 0], minutes: 60, window: [480, 480] },
      ],
      cleaners: [{ id: 'ann', home: [0, 0], hours: [420, 700] }],
      travel,
      routes: [{ cleaner: 'ann', stops: [{ job: 'given', start: 480 }] }],
    })
    expect(left[0]?.reasons[0]?.frees).not.toBeUndefined()
    expect(left[0]?.reasons[0]?.rule).toBe('window')
  })

  it('says which job is in the way of the next', () => {
    const stops = [
      { job: 'one', start: 500 },
      { job: 'two', start: 565 },
    ]
    const at = { ...ann, off: [] }
    expect(broken(stops, at)[1]?.[2]).toEqual([
      { rule: 'fixed', cleaner: 'ann', start: 600 },
      { rule: 'busy', jobs: ['one'] },
    ])
  })

  it('says when the time off leaves no time for the way', () => {
    const off = [
      [600, 601],
      [670, 675],
    ] as const
    expect(
      broken(
        [
          { job: 'one', start: 535 },
          { job: 'two', start: 617 },
        ],
        { ...ann, off },
      )[1]?.[2],
    ).toEqual([
      { rule: 'fixed', cleaner: 'ann', start: 600 },
      {
        rule: 'off',
        off: [
          [600, 601],
          [670, 675],
        ],
      },
    ])
    const home = [[680, 700]] as const
    expect(broken([{ job: 'two' }], { ...ann, off: home })[0]?.[2]).toEqual([
      { rule: 'off', off: [[680, 700]] },
    ])
  })

  it('names nobody for a job who could take it, and what keeps it from the others, at the times that were given', () => {
    const cleaners = [
      { ...ann, off: [] },
      { ...ann, id: 'bob', off: [] },
    ]
    const routes = [
      { cleaner: 'ann', stops: [{ job: 'two', start: 600 }] },
      { cleaner: 'bob', stops: [{ job: 'bars', start: 480 }] },
    ]
    const short = { id: 'short', at: [0, 0], minutes: 90, window: [480, 490] } as const
    const { left } = checkDay({ jobs: [...jobs.slice(1), short], cleaners, travel, routes })
    expect(left).toEqual([
      {
        job: 'short',
        reasons: [{ cleaner: 'bob', rule: 'window', frees: [{ rule: 'window', window: [480, 510] }] }],
      },
    ])
  })
})
