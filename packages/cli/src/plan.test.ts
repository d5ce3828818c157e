import { planDay } from '@dustforce/core/plan'
import { describe, expect, it } from 'vitest'
import { runProgram } from './program.ts'

const here = [43.65, -79.38]
const day = {
  jobs: [
    { id: 'flat', at: here, minutes: 120, window: [540, 720] },
    { id: 'roof', at: here, minutes: 60, window: [600, 600], skills: ['ladder'] },
  ],
  cleaners: [{ id: 'ann', home: here, hours: [480, 1020] }],
}

interface World {
  readonly day?: object
  readonly stdin?: string
  readonly interactive?: boolean
}

/** Returns the program's result, with a file that says what there is to do on a day. */
function run(args: string, world: World = {}) {
  const { stdin, interactive = false } = world
  const out: string[] = []
  const errors: string[] = []
  const code = runProgram(
    {
      now: 0,
      interactive,
      stdin: () => (stdin === undefined ? null : [stdin]),
      readFile: (path) => {
        if (path !== 'day.json') throw new Error('ENOENT')
        return JSON.stringify(world.day ?? day)
      },
      typed: () => [''],
      writeNew: () => undefined,
      print: (line) => out.push(line),
      printError: (line) => errors.push(line),
      flush: () => undefined,
    },
    args.split(' '),
  )
  return { code, out: out.join('\n'), error: errors.join('\n') }
}

const json = (args: string, world?: World) => JSON.parse(run(args, world).out)

describe('dustforce plan', () => {
  const made = { ...day, routes: [{ cleaner: 'ann', stops: [{ job: 'flat', start: 500 }] }] }

  it('proposes what planDay does, with the reasons in words', () => {
    const plan = json('plan day.json')
    expect(plan).toMatchObject(JSON.parse(JSON.stringify(planDay(JSON.parse(JSON.stringify(day))))))
    expect(plan.routes[0].stops[0].explained).toBe('Nobody but ann has room for it.')
    expect(plan.left[0].reasons[0].explained).toEqual({
      why: 'ann lacks a skill: ladder.',
      remedy: 'It fits when ann can do this (ladder).',
    })
  })

  it('is a table for a person', () => {
    expect(run('plan day.json', { interactive: true }).out.split('\n')).toEqual([
      'ann     09:00  flat         Nobody but ann has room for it.',
      'nobody         roof',
      '                 ann        ann lacks a skill: ladder. It fits when ann can do this (ladder).',
      'Total          1 of 2 jobs  0 minutes of driving, 0 km',
    ])
    expect(run('plan day.json --json', { interactive: true }).out).toBe(run('plan day.json').out)
  })

  it('judges a plan that a person made, and moves nothing', () => {
    const checked = json('plan check day.json', { day: made })
    expect(checked.isPossible).toBe(false)
    expect(checked.routes[0].stops).toEqual([
      {
        job: 'flat',
        start: 500,
        broken: [{ rule: 'window', window: [500, 720] }],
        explained:
          'ann cannot start at a time that suits. It fits when it may start from 8:20 AM to 12:00 PM.',
      },
    ])
    const right = { ...day, routes: [{ cleaner: 'ann', stops: [{ job: 'flat', start: 540 }] }] }
    expect(json('plan check day.json', { day: right })).toMatchObject({
      isPossible: true,
      routes: [{ stops: [{ explained: '' }] }],
    })
  })

  it('reads a day from standard input, or one a line', () => {
    const stdin = JSON.stringify(day)
    expect(run('plan', { stdin }).out).toBe(run('plan day.json').out)
    expect(run('plan check', { stdin }).out).toBe(run('plan check day.json').out)
    const { code, out } = run('plan --jsonl', { stdin: `${stdin}\n{}\n${stdin}` })
    expect(code).toBe(2)
    expect(out.split('\n')).toEqual([
      run('plan day.json').out,
      expect.stringContaining('error'),
      expect.any(String),
    ])
    expect(json('plan schema').title).toBe('Day to plan')
  })

  it.each([
    ['plan', 'plan: say a file, or pipe a day in'],
    ['plan none.json', 'none.json: no such file, or it cannot be read'],
    ['plan day.json again.json', "arguments: unexpected 'again.json'"],
    ['plan check day.json again.json', "arguments: unexpected 'again.json'"],
  ])('%s is refused: %s', (args, error) => {
    expect(run(args)).toEqual({ code: 2, out: '', error: expect.stringContaining(error) })
  })

  it('names everything that is wrong with a day', () => {
    const wrong = { ...day, jobs: [{ ...day.jobs[0], window: [700, 600] }], cleaner: [] }
    expect(run('plan day.json', { day: wrong }).error.split('\n')).toEqual([
      'cleaner: unknown; the fields are jobs, cleaners, $schema, seed, favouriteMinutes, routes',
      'jobs.0.window: ends at 600, before it begins at 700',
    ])
    expect(run('plan day.json', { day: [] }).error).toBe('day: must be an object with jobs, cleaners')
  })
})
