import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gtaPriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { gtaPolicy } from '@dustforce/core/schedule'
import { describe, expect, it } from 'vitest'
import { runProgram } from './program.ts'

const now = Date.UTC(2026, 10, 20, 17)

interface World {
  readonly stdin?: string
  readonly files?: Readonly<Record<string, string>>
  readonly interactive?: boolean
}

/** Runs the program in a world of its own. */
function run(args: string, { stdin, files = {}, interactive = false }: World = {}) {
  const out: string[] = []
  const errors: string[] = []
  const written = new Map<string, string>()
  const code = runProgram(
    {
      now,
      interactive,
      stdin: () => (stdin === undefined ? null : [stdin]),
      readFile: (path) => {
        const text = files[path]
        if (text === undefined) throw new Error('ENOENT')
        return text
      },
      typed: () => [stdin ?? ''],
      writeNew: (path, text) => written.set(path, text),
      print: (line) => out.push(line),
      printError: (line) => errors.push(line),
      flush: () => undefined,
    },
    args === '' ? [] : args.split(' '),
  )
  const output = { code, out: out.join('\n'), error: errors.join('\n') }
  return { ...output, ...(written.size > 0 && { written: Object.fromEntries(written) }) }
}

const json = (args: string, world?: World) => JSON.parse(run(args, world).out)
const walk =
  'quote --service deep-clean --bedrooms 3 --bathrooms 2 --add-ons laundry,dishwashing --pets --promo 10%'
const dearer = JSON.stringify({
  ...gtaPriceBook,
  charges: [{ ...gtaPriceBook.charges?.[0], amount: cents(3500) }],
})

describe('dustforce', () => {
  it('helps', () => {
    expect(run('')).toMatchObject({ code: 0, out: expect.stringContaining('dustforce quote') })
    for (const command of [
      'quote',
      'slots',
      'visits',
      'series',
      'plan',
      'promo',
      'prices',
      'policy',
      'validate',
      'completions',
    ]) {
      expect(run(`${command} --help`).out).toContain(`dustforce ${command}`)
    }
  })

  it('says its version, and helps with one command', () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
    for (const flag of ['--version', '-v']) expect(run(flag)).toEqual({ code: 0, out: version, error: '' })
    expect(run('-h').out).toBe(run('').out)
    for (const args of ['help slots', 'slots -h', 'slots --help --nonsense']) {
      expect(run(args)).toEqual({ code: 0, out: run('slots --help').out, error: '' })
    }
    expect(run('help slot').error).toContain("did you mean 'slots'?")
  })

  it.each([
    [
      'qoute',
      "command: unknown 'qoute'; the commands are init, quote, slots, visits, series, plan, promo, prices, policy, validate, completions; did you mean 'quote'?",
    ],
    ['quote --bedroms 3', "--bedroms: unknown; did you mean '--bedrooms'?"],
    ['quote -x', '-x: unknown'],
    ['quote --servic', "--servic: unknown; did you mean '--service'?"],
    ['quote --service standrd --bedrooms 1 --bathrooms 1', "did you mean 'standard'?"],
    ['quote --service standard --bedrooms 1 --bathrooms 1 --pets=yes', "--pets: takes no value, not 'yes'"],
    ['quote --service standard --service deep-clean', '--service: given twice'],
    ['quote --service --bedrooms 1', '--service: needs a value'],
    ['quote --service', '--service: needs a value'],
    ['quote -s', '-s: needs a value'],
    ['quote -s standard --service standard', '--service: given twice'],
    ['completions', 'completions: say bash, zsh, fish'],
    ['completions fihs', "completions: say bash, zsh, fish; did you mean 'fish'?"],
    ['quote --add-ons laundry dishwashing', "arguments: unexpected 'dishwashing'"],
    ['quote', 'service: missing; choose one of standard, deep-clean, move-clean'],
    ['quote --jsonl --service standard', 'jsonl: takes requests from standard input only, not --service'],
    ['slots --jsonl --days 3', 'jsonl: takes requests from standard input only, not --days'],
    ['visits --jsonl --ics', 'jsonl: takes requests from standard input only, not --ics'],
    ['slots --taken 3', 'taken: say --date'],
    ['slots --date 2026-11-23 --days 2', 'date: say --date for one day'],
    ['promo --percent -5 --subtotal 3', 'percent: must be from 0 to 100, not -5'],
  ])('%s is refused: %s', (args, error) => {
    expect(run(args)).toMatchObject({ code: 2, out: '', error: expect.stringContaining(error) })
  })

  it('says one thing of a misspelled flag, whatever value it was given', () => {
    expect(run('quote --galons 3 --service standard').error).toBe('--galons: unknown')
    expect(run('slots --form 2026-12-24 --days 3').error).toBe("--form: unknown; did you mean '--from'?")
    expect(run('slots --form 2026-12-24 --dayz 3').error?.split('\n')).toHaveLength(2)
    expect(run('validate email --emial ana@example.com').error).toBe('--emial: unknown')
  })

  it('tells a flag that is not so from one that is left out', () => {
    const when = { charges: [{ id: 'calm', name: 'No pets', amount: 100, when: { pets: false } }] }
    const files = { 'price-book.json': JSON.stringify({ ...gtaPriceBook, ...when }) }
    const total = (more: string) =>
      json(`quote -s standard --bedrooms 1 --bathrooms 1${more}`, { files }).chargesCents
    expect([total(''), total(' --pets'), total(' --no-pets')]).toEqual([0, 0, 100])
    expect(run('quote -s standard --bedrooms 1 --bathrooms 1 --pets --no-pets').error).toBe(
      '--pets: say --pets or --no-pets',
    )
  })

  it('takes a measure whose name begins with no', () => {
    const measures = { ...gtaPriceBook.measures, noPets: { label: 'No pets', flag: true } }
    const files = { 'price-book.json': JSON.stringify({ ...gtaPriceBook, measures }) }
    expect(run('quote -s standard --bedrooms 1 --bathrooms 1 --no-pets', { files }).code).toBe(0)
  })

  it('takes a letter for a flag that is written often', () => {
    const files = { 'mine.json': dearer }
    const long =
      'quote --service standard --bedrooms 1 --bathrooms 1 --add-ons laundry --book mine.json --json'
    const short = 'quote -s standard --bedrooms 1 --bathrooms 1 -a laundry -jb mine.json'
    expect(run(short, { files, interactive: true })).toEqual(run(long, { files, interactive: true }))
    expect(json('visits -f 2026-10-20 -e week -t 09:00 -n 2')).toHaveLength(2)
  })

  it.each([
    ['dustforce pr', 'promo prices'],
    ['dustforce policy ', 'show schema --help --json'],
    ['dustforce visits --o', '--on-closed'],
    ['dustforce nothing ', ''],
  ])('completes in bash: %s', (line, choices) => {
    const words = line.split(' ')
    const script = `${run('completions bash').out}
      COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
      _dustforce; echo "\${COMPREPLY[*]}"`
    expect(execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim()).toBe(choices)
  })

  it('writes what zsh and fish complete by', () => {
    expect(run('completions zsh').out).toContain('policy) choices=(show schema --help --json) ;;')
    expect(run('completions fish').out.split('\n')).toEqual(
      expect.arrayContaining([
        'complete -c dustforce -n __fish_use_subcommand -f -a quote',
        "complete -c dustforce -n '__fish_seen_subcommand_from policy' -a 'show schema'",
        "complete -c dustforce -n '__fish_seen_subcommand_from quote' -l service -s s",
        "complete -c dustforce -n '__fish_seen_subcommand_from quote' -l promo",
      ]),
    )
  })

  it('refuses unknown commands and flags with exit code 2', () => {
    expect(run('toString')).toMatchObject({ code: 2, error: expect.stringContaining("unknown 'toString'") })
    expect(run('quote --colour red')).toMatchObject({ code: 2, error: expect.stringContaining('--colour') })
  })

  it('runs as a process: the reason on standard error, exit code 2, no stack trace', () => {
    const main = fileURLToPath(new URL('main.ts', import.meta.url))
    const failed = () =>
      execFileSync(process.execPath, ['--conditions=@dustforce/source', main, 'quote'], {
        input: '{"service":"standard","bedrooms":9,"bathrooms":1}',
        stdio: 'pipe',
        encoding: 'utf8',
      })
    expect(failed).toThrow(
      expect.objectContaining({ status: 2, stderr: 'bedrooms: Choose 1 to 5 bedrooms, not 9\n' }),
    )
  })
})

describe('dustforce init', () => {
  it('writes a price book and a policy that have prices and times, by the usual answers', () => {
    const { code, error, written: files = {} } = run('init', { stdin: '\n'.repeat(10) })
    expect([code, error, Object.keys(files)]).toEqual([0, '', ['price-book.json', 'policy.json']])
    expect(json('quote -s cleaning --rooms 3', { files })).toMatchObject({
      priceBook: 'my-company-2026.1',
      totalCents: 15_000,
      minutes: 120,
    })
    expect(
      json('slots --now 2026-11-20T12:00:00Z', { files }).filter(({ open }: { open: boolean }) => open),
    ).not.toEqual([])
    expect(run('init').written).toEqual(files)
  })

  it('takes what is typed, and asks again for what it cannot use', () => {
    const stdin = [
      'Fée du logis',
      'dollars',
      'eur',
      'TVA 20 % included',
      '…',
      'Fenêtres & vitres',
      'vitre, vitres',
      '4.50',
      '35',
      '0',
      '90',
      'BST',
      'Europe/Paris',
      'tuesday-monday 9-5',
      'tuesday-friday 07:30-16:00, saturday 09:00-12:00',
    ].join('\n')
    const { code, out, written = {} } = run('init', { stdin })
    expect(code).toBe(0)
    for (const refused of ["'dollars'", "'…'", "'0'", "'BST'", "'tuesday-monday 9-5'"])
      expect(out).toContain(`Cannot use ${refused}.`)
    const [book, policy] = Object.values(written).map((text) => JSON.parse(text))
    expect(book).toMatchObject({
      version: 'fee-du-logis-2026.1',
      currency: 'EUR',
      taxes: [{ name: 'TVA', percent: 20, mode: 'included' }],
      measures: { vitres: { one: 'vitre', many: 'vitres' } },
      services: {
        'fenetres-vitres': { price: { of: 'vitres', each: 450, minimum: 3500 }, minutes: { amount: 90 } },
      },
    })
    expect(policy).toMatchObject({
      zone: 'Europe/Paris',
      hours: { tuesday: ['07:30', '16:00'], friday: ['07:30', '16:00'], saturday: ['09:00', '12:00'] },
    })
    expect(Object.keys(policy.hours)).toHaveLength(5)
  })

  it('changes no file, and ends when nothing else is typed', () => {
    expect(run('init', { files: { 'policy.json': '' } })).toEqual({
      code: 2,
      out: '',
      error: 'policy.json: is there already',
    })
    expect(run('init', { stdin: '\n\nHST' })).toMatchObject({
      code: 0,
      out: expect.stringContaining("Cannot use 'HST'."),
    })
  })
})

describe('dustforce quote', () => {
  it('quotes from flags and from JSON alike', () => {
    const request = {
      service: 'deep-clean',
      bedrooms: 3,
      bathrooms: 2,
      addOns: ['laundry', 'dishwashing'],
      pets: true,
    }
    const stdin = JSON.stringify({ ...request, promo: { type: 'percentage', value: 10 } })
    const amounts = { subtotalCents: 33000, discountCents: 3300, taxCents: 3900, totalCents: 33600 }
    expect(json(walk)).toMatchObject(amounts)
    expect(json('quote', { stdin })).toEqual(json(walk))
    expect(json('quote --service standard --bedrooms 1 --bathrooms 1 --promo $20.50').discountCents).toBe(
      2050,
    )
  })

  it('prints what the README shows', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
    const [, args = '', table = ''] = /^\$ npx @dustforce\/cli (.*)\n([^`]*)\n```$/m.exec(readme) ?? []
    expect(run(args, { interactive: true }).out).toBe(table)
  })

  it('shows a person a table', () => {
    const { out } = run(walk, { interactive: true })
    expect(out).toContain('Laundry         Laundry is $20 (1 load).')
    expect(out.split('\n').at(-1)).toMatch(/^Total .* \$336\.00$/)
    expect(JSON.parse(run(`${walk} --json`, { interactive: true }).out).totalCents).toBe(33600)
  })

  it('answers a line a request and tells the wrong ones', () => {
    const stdin = '{"service":"standard","bedrooms":1,"bathrooms":1}\n\n{"service":1}\nnonsense\n'
    const { code, out, error } = run('quote --jsonl', { stdin })
    const lines = out.split('\n').map((line) => JSON.parse(line))
    expect(lines.map((line) => line.totalCents)).toEqual([18100, undefined, undefined])
    expect(code).toBe(2)
    expect(error.split('\n')).toEqual([
      'line 3: service: choose one of standard, deep-clean, move-clean; bedrooms: Choose 1 to 5 bedrooms; bathrooms: Choose 1 to 5 bathrooms',
      expect.stringMatching(/^line 4: request: not JSON/),
      'jsonl: 2 of 3 requests are wrong',
    ])
  })

  it('reads lines that come in pieces, and refuses one that is too long without keeping it', () => {
    const ask = (...pieces: string[]) => {
      const log: string[] = []
      const stdin = function* () {
        for (const piece of pieces) {
          log.push('read')
          yield piece
        }
      }
      const code = runProgram(
        {
          now,
          interactive: false,
          stdin,
          typed: stdin,
          readFile: () => {
            throw new Error('ENOENT')
          },
          writeNew: () => undefined,
          print: (line) => log.push(JSON.parse(line).totalCents ?? 'wrong'),
          printError: (line) => log.push(line),
          flush: () => log.push('flush'),
        },
        ['quote', '--jsonl'],
      )
      return { code, log }
    }
    const one = '{"service":"standard","bedrooms":1,"bathrooms":1}'
    // The command writes each result before it waits for the next piece.
    expect(ask(`${one}\n${one.slice(0, 9)}`, `${one.slice(9)}\n`)).toEqual({
      code: 0,
      log: ['read', 18100, 'flush', 'read', 18100, 'flush'],
    })
    const long = ' '.repeat(10_000_001)
    expect(ask(one, `\n${long}`, `${long}\n${one}`)).toEqual({
      code: 2,
      log: [
        ...[
          'read',
          'flush',
          'read',
          18100,
          'flush',
          'read',
          'wrong',
          'line 2: request: the line is too long',
        ],
        ...['flush', 18100, 'jsonl: 1 of 3 requests are wrong'],
      ],
    })
    expect(run('quote', { stdin: long }).error).toBe('stdin: longer than 10000000 characters')
  })

  it('reads JSON that begins with a byte-order mark', () => {
    const files = { 'b.json': `\ufeff${JSON.stringify(gtaPriceBook)}` }
    expect(json('validate prices b.json', { files }).ok).toBe(true)
  })

  it('answers thousands of repeated add-ons with one problem', () => {
    const stdin = JSON.stringify({
      service: 'standard',
      bedrooms: 1,
      bathrooms: 1,
      addOns: Array(5000).fill('laundry'),
    })
    expect(run('quote', { stdin }).error).toBe('addOns: must be at most 1000, not 5000')
  })

  it.each([
    [
      '{"service":["standard"],"bedrooms":3,"bathrooms":1}',
      'service: choose one of standard, deep-clean, move-clean',
    ],
    [
      '{"service":"standard","bedrooms":3,"bathrooms":1,"time":{"toString":1}}',
      'time: must be a time as HH:mm',
    ],
    ['{"service":"standard","bedrooms":3,"bathrooms":1,"date":[]}', 'date: must be a day as yyyy-MM-dd'],
    [
      '{"service":"standard","bedrooms":3,"bathrooms":1,"frequency":["weekly"]}',
      'frequency: choose one of week, 2-weeks, 4-weeks',
    ],
    [
      '{"service":"standard","bedrooms":3,"bathrooms":1,"addOns":[{"id":"laundry","quantity":"1"}]}',
      "addOns: Choose 1 to 1 of 'laundry'",
    ],
    ['[]', 'request: must be an object'],
    ['{"service":"standard","bedrooms":"3","bathrooms":1}', "bedrooms: Choose 1 to 5 bedrooms, not '3'"],
    ['{"service":"standard","bedrooms":3,"bathrooms":1,"rooms":1}', 'rooms: unknown; the fields are'],
    [
      '{"service":"standard","bedrooms":3,"bathrooms":1,"addOns":"laundry"}',
      'addOns: must be a list of add-on ids',
    ],
    ['{"service":"standard","bedrooms":3,"bathrooms":1,"pets":"no"}', 'pets: must be true or false'],
    ['{"service":"standard","bedrooms":3,"bathrooms":1,"promo":{"type":"half","value":1}}', 'promo: must be'],
    [
      '{"service":"move-clean","bedrooms":3,"bathrooms":1,"addOns":["oven-cleaning"]}',
      "addOns: 'oven-cleaning' is not",
    ],
  ])('refuses %s', (stdin, error) => {
    expect(run('quote', { stdin })).toMatchObject({ code: 2, out: '', error: expect.stringContaining(error) })
  })

  it('refuses flags that are no numbers or no discount', () => {
    expect(run('quote --service standard --bedrooms three').error).toBe("bedrooms: not a number: 'three'")
    expect(run('quote --service standard --bedrooms 1 --bathrooms 1 --promo half').error).toContain(
      'promo: write 10%',
    )
  })

  it('has the measures of a book as flags', () => {
    const folder = new URL('../../../docs/examples/', import.meta.url)
    const files = {
      'maid.json': readFileSync(new URL('london-maid/price-book.json', folder), 'utf8'),
      'dogs.json': readFileSync(new URL('dog-groomer/price-book.json', folder), 'utf8'),
    }
    const maid =
      'quote --book maid.json --service regular --bedrooms 3 --bathrooms 2 --add-ons fridge,oven:2 --pets --zone zone-2 --date 2026-12-06 --time 09:00 --frequency weekly --promo 10%'
    expect(json(maid, { files }).totalCents).toBe(18_624)
    const second = JSON.parse(files['maid.json'])
    second.frequencies.weekly.from = 2
    const first = { files: { 'maid.json': JSON.stringify(second) } }
    expect(json(`${maid} --visit 1`, first).discountCents).toBeLessThan(
      json(`${maid} --visit 2`, first).discountCents,
    )
    expect(run(`${maid} --visit one`, first).error).toBe('visit: must be a whole number from 1')
    expect(json('quote --book maid.json --service consultation --notice-hours 5', { files }).totalCents).toBe(
      5500,
    )
    expect(json('quote --book dogs.json --service bath --coat short --kilos 1', { files }).totalCents).toBe(
      4899,
    )
    expect(run('quote --book dogs.json --service bath --coat curly --kilos 1', { files })).toMatchObject({
      code: 2,
      error: 'coat: must be one of short, double',
    })
    expect(run(maid, { files, interactive: true }).out).toContain(
      'VAT             £186.24 contains £31.04 of tax',
    )
  })

  it('takes a price book of your own, and says what is wrong with it', () => {
    const files = { 'mine.json': dearer, 'bad.json': '{}', 'broken.json': '{' }
    expect(json(`${walk} --book mine.json`, { files }).chargesCents).toBe(3500)
    expect(run(`${walk} --book bad.json`, { files })).toMatchObject({
      code: 2,
      error: expect.stringContaining('version'),
    })
    expect(run(`${walk} --book broken.json`, { files }).error).toContain('broken.json: not JSON')
    expect(run(`${walk} --book none.json`, { files }).error).toBe(
      'none.json: no such file, or it cannot be read',
    )
  })
})

describe('dustforce slots', () => {
  it('lists the times of a day with their reasons', () => {
    const slots = json('slots --date 2026-11-21 --now 2026-11-21T09:00:00-05:00')
    expect(slots).toHaveLength(8)
    expect(slots[0]).toMatchObject({ label: '9:00 AM', open: false, reason: 'too-soon' })
    expect(run('slots --date 2026-11-21 --taken 10', { interactive: true }).out).toContain(
      '10:00 AM  closed: full',
    )
    const { zone, hours, leadMinutes } = gtaPolicy
    const minutes = { zone, hours, leadMinutes, slotMinutes: 1, lookaheadDays: 60 }
    const world = { files: { 'm.json': JSON.stringify(minutes) } }
    expect(run('slots --policy m.json --ics', world)).toMatchObject({
      code: 2,
      error: expect.stringMatching(/^ics: \d+ open times, and a file takes 10000: ask for fewer days$/),
    })
    expect(run('slots --date 2026-11-23 --ics').out.match(/BEGIN:VEVENT/g)).toHaveLength(11)
  })

  it('lists the days ahead', () => {
    expect(json('slots')).toHaveLength(60)
    expect(run('slots', { interactive: true }).out.split('\n')[1]).toMatch(/^2026-11-21 +open$/)
  })

  const policy = JSON.stringify({
    zone: 'Europe/London',
    hours: { thursday: ['09:00', '11:00'] },
    closures: [{ from: '2026-12-24', to: '2026-12-25', reason: 'Christmas' }],
    slotMinutes: 60,
    leadMinutes: 0,
    lookaheadDays: 60,
    capacity: { crews: 1 },
  })
  const busy = (...spans: readonly object[]) => ({
    files: { 'p.json': policy, 'b.json': JSON.stringify(spans) },
  })
  const work = { start: '2026-12-17T10:00:00Z', end: '2026-12-17T10:30:00+00:00' }
  const asked = 'slots --policy p.json --now 2026-12-10T09:00:00Z --busy b.json'

  it('asks a policy for some days, with a duration and the work of the crews', () => {
    expect(json(`${asked} --from 2026-12-17 --duration 90`, busy(work))).toEqual([
      {
        date: '2026-12-17',
        open: true,
        slots: [
          { time: '09:00', open: false, reason: 'busy' },
          { time: '10:00', open: false, reason: 'busy' },
          { time: '11:00', open: true },
        ],
      },
    ])
    expect(json(`${asked} --from 2026-12-23 --days 2`, busy({ ...work, crew: 1 }))).toEqual([
      { date: '2026-12-23', open: false, reason: 'closed', slots: [] },
      { date: '2026-12-24', open: false, reason: 'Christmas', slots: [] },
    ])
    expect(json(`${asked} --date 2026-12-17 --duration 90`, busy(work))).toEqual([
      expect.objectContaining({ label: '9:00 AM', reason: 'busy' }),
      expect.objectContaining({ label: '10:00 AM', reason: 'busy' }),
      expect.objectContaining({ label: '11:00 AM', open: true }),
    ])
    expect(json(`${asked} --days 3`, busy())).toHaveLength(3)
    const calendarFile = run(`${asked} --from 2026-12-17 --ics`, busy(work)).out
    expect(calendarFile.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  })

  it.each([
    ['', ['T090000 T100000', 'T100000 T110000', 'T110000 T120000']],
    [' --duration 60', ['T090000 T100000', 'T100000 T110000', 'T110000 T120000']],
    [' --duration 90', ['T090000 T103000', 'T100000 T113000', 'T110000 T123000']],
    [' --duration 180', ['T090000 T120000', 'T100000 T130000', 'T110000 T140000']],
  ])('writes open times as long as the visit%s into a calendar', (duration, expected) => {
    const file = run(`${asked} --from 2026-12-17 --ics${duration}`, busy()).out
    const times = [...file.matchAll(/^DTSTART;.*(T\d+)\r\nDTEND;.*(T\d+)\r$/gm)]
    expect(times.map(([, start, end]) => `${start} ${end}`)).toEqual(expected)
  })

  it('takes work that ends at the instant at which it begins, which is in the way of nothing', () => {
    const moment = { ...work, end: work.start }
    expect(json(`${asked} --from 2026-12-17`, busy(moment))).toEqual(
      json(`${asked} --from 2026-12-17`, busy()),
    )
  })

  it('tells the visits of one title from those of another in a calendar', () => {
    const series = 'visits --from 2026-10-20 --every week --time 09:00 --count 1 --ics'
    const linesOf = (call: string) =>
      run(call)
        .out.split('\r\n')
        .filter((line) => /^(UID|SUMMARY)/.test(line))
    expect(linesOf(series)).toEqual(['UID:2026-10-20-540@dustforce', 'SUMMARY:Visit'])
    expect(linesOf(`${series} --title Ng,Zoë`)).toEqual([
      'UID:2026-10-20-540-Ng-Zoë@dustforce',
      'SUMMARY:Ng\\,Zoë',
    ])
  })

  it('asks for a service where the policy has rules of its own for it', () => {
    const rules = { resources: { room: 1 }, services: { violin: { needs: ['room'] } } }
    const files = {
      'p.json': JSON.stringify({ ...JSON.parse(policy), ...rules }),
      'b.json': JSON.stringify([{ ...work, crew: 'a', uses: ['room'] }]),
    }
    const reasons = (flags: string) =>
      json(`${asked} --from 2026-12-17 ${flags}`, { files })[0].slots.map(
        (slot: { reason?: string }) => slot.reason ?? 'open',
      )
    expect(reasons('--service violin --duration 30')).toEqual(['open', 'busy', 'open'])
    expect(run(`${asked} --service viola`, { files }).error).toBe(
      'service: unknown to the policy; choose of violin',
    )
    expect(run('slots --service viola').error).toBe('service: unknown to the policy; choose of none')
  })

  it('refuses work that cannot be read', () => {
    const error = (...spans: readonly object[]) => run(asked, busy(...spans)).error
    expect(error({ ...work, end: '2026-12-17T10:30:00' })).toContain('b.json 0.end: must be an instant as')
    expect(error({ ...work, end: '2026-12-17T09:30:00Z' })).toBe('b.json 0: ends before it begins')
    expect(error({ ...work, start: { toString: 1 } })).toContain('b.json 0.start: must be an instant as')
    expect(error({ ...work, team: 1 })).toBe('b.json 0.team: unknown; the fields are start, end, crew, uses')
    expect(error({ ...work, crew: [] })).toBe('b.json 0.crew: must be a name or a number, not []')
    expect(run(asked, { files: { 'p.json': policy, 'b.json': '[1]' } }).error).toContain('b.json 0: must be')
    expect(run(asked, { files: { 'p.json': policy, 'b.json': '{}' } }).error).toContain(
      'b.json: must be a list',
    )
  })

  /** Returns the command's result for each line, and what it says on standard error. */
  const answers = (command: string, ...lines: readonly object[]) => {
    const stdin = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    const { code, out, error } = run(command, { stdin, files: { 'p.json': policy } })
    return { code, error, answers: out.split('\n').map((line): unknown => JSON.parse(line)) }
  }

  it('answers a question a line as it answers the same flags', () => {
    const now = '2026-12-10T09:00:00Z'
    const asked = answers(
      'slots --jsonl --policy p.json',
      { now, from: '2026-12-17', duration: 90, busy: [work] },
      { now, date: '2026-12-17', taken: 1, limit: 1 },
      { now, days: 3 },
      { now, from: '2026-12-17', taken: { '2026-12-17': 1 }, limit: 1 },
      {},
    )
    expect(asked).toMatchObject({ code: 0, error: '' })
    const flags = 'slots --policy p.json --now 2026-12-10T09:00:00Z'
    expect(asked.answers).toEqual([
      json(`${flags} --from 2026-12-17 --duration 90 --busy b.json`, busy(work)),
      json(`${flags} --date 2026-12-17 --taken 1 --limit 1`, busy()),
      json(`${flags} --days 3`, busy()),
      json(`${flags} --from 2026-12-17 --taken t.json --limit 1`, {
        files: { ...busy().files, 't.json': '{"2026-12-17":1}' },
      }),
      json('slots --policy p.json', busy()),
    ])
  })

  it('counts the places that a file says are taken, day by day', () => {
    const files = { ...busy().files, 't.json': '{"2026-12-17":2,"2026-12-31":1}' }
    const asked = 'slots --policy p.json --now 2026-12-10T09:00:00Z --limit 2 --taken t.json'
    const days: readonly { date: string; reason?: string }[] = json(`${asked} --from 2026-12-17 --days 15`, {
      files,
    })
    expect(days.filter(({ reason }) => reason === 'full').map(({ date }) => date)).toEqual(['2026-12-17'])
    expect(json(`${asked} --date 2026-12-17`, { files })[0]).toMatchObject({ reason: 'full' })
    expect(run(`${asked.replace('t.json', 'none.json')} --days 2`, { files }).error).toBe(
      'none.json: no such file, or it cannot be read',
    )
  })

  it('answers a series a line as it answers the same flags', () => {
    const series = { from: '2026-12-24', every: 'week', time: '09:00' }
    const asked = answers(
      'visits --jsonl --policy p.json',
      { ...series, count: 2, onClosed: 'next-open-day' },
      { ...series, until: '2027-01-07', duration: 60 },
    )
    const flags = 'visits --policy p.json --from 2026-12-24 --every week --time 09:00'
    expect(asked).toEqual({
      code: 0,
      error: '',
      answers: [
        json(`${flags} --count 2 --on-closed next-open-day`, busy()),
        json(`${flags} --until 2027-01-07 --duration 60`, busy()),
      ],
    })
  })

  it('answers a wrong line with what is wrong with it', () => {
    const slots = answers(
      'slots --jsonl',
      { days: 1 },
      [1],
      { dais: 1 },
      { days: [1] },
      { days: 0 },
      { busy: {} },
      { taken: true },
      { taken: 3 },
      { busy: [{ ...work, end: 1 }] },
      { date: '2026-12-17', from: '2026-12-17' },
    )
    const wrongs = [
      'request: must be an object',
      "dais: unknown; the fields are date, from, days, now, duration, service, taken, limit; did you mean 'days'?",
      'days: must be a text or a number',
      'days: must be a whole number from 1 to 3660, not 0',
      'busy: must be a list, not {}',
      'taken: must be an object',
      'taken: say --date: the places of which day; or give a file, { "2026-12-24": 3 }',
      "busy 0.end: must be an instant as '2026-11-23T09:00:00-05:00', not 1",
      'date: say --date for one day, or --from and --days for several',
    ]
    expect(slots.answers.slice(1)).toEqual(wrongs.map((error) => ({ error })))
    expect(slots.error.split('\n')).toEqual([
      ...wrongs.map((error, index) => `line ${index + 2}: ${error}`),
      'jsonl: 9 of 10 requests are wrong',
    ])
    expect(slots.code).toBe(2)
    expect(answers('visits --jsonl', [], { onclosed: 'skip' }).answers).toEqual([
      { error: 'request: must be an object' },
      {
        error:
          "onclosed: unknown; the fields are from, every, time, duration, count, until, onClosed; did you mean 'onClosed'?",
      },
    ])
  })

  it('lists the visits of a series', () => {
    const visits = 'visits --policy p.json --from 2026-12-24 --every week --time 09:00'
    const moved = json(`${visits} --count 2 --on-closed next-open-day`, busy())
    expect(moved).toEqual([
      {
        date: '2026-12-31',
        time: '09:00',
        instant: '2026-12-31T09:00:00Z',
        moved: { from: '2026-12-24', reason: 'Christmas' },
      },
      {
        date: '2027-01-07',
        time: '09:00',
        instant: '2027-01-07T09:00:00Z',
        moved: { from: '2026-12-31', reason: 'taken' },
      },
    ])
    const until = `${visits} --until 2027-01-07`
    expect(json(until, busy())).toHaveLength(2)
    expect(
      run(`${visits} --count 1 --on-closed next-open-day`, { ...busy(), interactive: true }).out,
    ).toContain('instead of 2026-12-24: Christmas')
    expect(run(until, { ...busy(), interactive: true }).out).toContain('2026-12-31  09:00')
    expect(run(`${until} --ics --now 2026-12-01T00:00:00Z`, busy()).out).toContain('DTSTAMP:20261201T000000Z')
    expect(run(`${until} --ics`, busy()).out).toContain('DTSTART;TZID=Europe/London:20261231T090000')
    expect(run(`${visits} --until 2250-12-31 --ics`, busy())).toMatchObject({
      code: 2,
      error: expect.stringMatching(/^ics: \d+ visits, and a file takes 10000: say an earlier --until$/),
    })
  })

  describe('series', () => {
    const series = {
      from: '2026-12-17',
      every: 'week',
      time: '09:00',
      count: 2,
      onClosed: 'skip',
      request: { service: 'standard', bedrooms: 1, bathrooms: 1 },
    }
    const world = {
      files: { ...busy().files, 's.json': JSON.stringify(series), 't.json': '{"2026-12-31":2}' },
    }
    const asked = 'series s.json --policy p.json --now 2026-12-01T09:00:00Z'

    it('has each visit with its date and price, or why it is left out', () => {
      const { visits, resume } = json(`${asked} --taken t.json --limit 2`, world)
      expect(visits).toMatchObject([
        { date: '2026-12-17', time: '09:00', instant: '2026-12-17T09:00:00Z', quote: { totalCents: 18100 } },
        { date: null, asked: '2026-12-24', time: '09:00', explained: { why: 'Christmas.' } },
        { date: null, asked: '2026-12-31', why: [{ rule: 'full' }] },
        { date: '2027-01-07', visit: 2, explained: null },
      ])
      expect(resume).toBeNull()
      expect(run(asked, { ...world, interactive: true }).out.split('\n')).toEqual([
        '2026-12-17  09:00                                   $181.00',
        '2026-12-24  09:00  Not on Dec 24, 2026. Christmas.     none',
        '2026-12-31  09:00                                   $181.00',
        'Total              2 of 3 visits                    $362.00',
      ])
    })

    it('is read from standard input, or one a line', () => {
      const piped = run('series --now 2026-12-01T09:00:00Z', { stdin: JSON.stringify(series) })
      expect(JSON.parse(piped.out).visits).toHaveLength(2)
      expect(json('series schema').title).toBe('Series to plan')
      const lines = [
        series,
        { ...series, count: 0 },
        { ...series, from: '2026-12-24', until: '2026-12-24', count: undefined },
      ]
      const { code, out } = run('series --jsonl --now 2026-12-01T09:00:00Z', {
        stdin: lines.map((line) => JSON.stringify(line)).join('\n'),
      })
      expect(code).toBe(2)
      expect(out.split('\n').map((line) => JSON.parse(line).visits?.length)).toEqual([2, undefined, 1])
    })

    it.each([
      ['series', 'series: say a file, or pipe a series in'],
      ['series c.json', 'from: missing'],
      ['series s.json t.json', "arguments: unexpected 't.json'"],
      [`${asked} --taken b.json`, 'b.json: must be an object'],
      [`${asked} --taken x.json`, 'x.json today: the name must be a date as yyyy-MM-dd'],
      [`${asked} --taken y.json`, 'y.json 2026-12-17: must be a whole number from 0 to 1000000, not -1'],
      [`${asked} --busy t.json`, 't.json: must be a list'],
    ])('%s is refused with exit code 2', (args, error) => {
      const files = { ...world.files, 'b.json': '[]', 'x.json': '{"today":1}', 'y.json': '{"2026-12-17":-1}' }
      const refused = run(args, { files: { ...files, 'c.json': '{}' } })
      expect(refused).toMatchObject({ code: 2, out: '', error: expect.stringContaining(error) })
    })
  })

  it.each([
    [
      '--from 2026-12-17 --every week --time 08:50 --count 2',
      'none takes place: 2026-12-17 at 08:50: outside-hours; its times are 09:00, 10:00',
    ],
    [
      '--from 2026-12-18 --every week --time 09:00 --count 2 --on-closed skip',
      'none takes place: 2026-12-18 at 09:00: closed',
    ],
    [
      '--from 2026-12-24 --every week --time 09:00 --until 2026-12-25',
      'none takes place: 2026-12-24 at 09:00: Christmas',
    ],
    [
      '--from 2026-12-24 --every week --time 09:00 --until 2026-12-23',
      'until: must not be before 2026-12-24',
    ],
  ])('says why a series has no visit: %s', (flags, error) => {
    expect(run(`visits --policy p.json ${flags}`, busy())).toMatchObject({
      code: 2,
      out: '',
      error: expect.stringContaining(error),
    })
  })

  it.each([
    ['visits', 'from: missing'],
    ['visits --from 2026-12-24 --every day', 'every: choose week, 2-weeks, 4-weeks, month'],
    ['visits --from 2026-12-24 --every week --time noon', 'time: write a time'],
    [
      'visits --from 2026-12-24 --every week --time 09:00 --on-closed ask',
      'on-closed: choose skip or next-open-day',
    ],
    ['visits --from 2026-12-24 --every week --time 09:00', 'visits: say --count or --until'],
    [
      'visits --from 2026-12-24 --every week --time 09:00 --count 0',
      'count: must be a whole number from 1 to 1000, not 0',
    ],
    ['slots --policy p.json', 'p.json slotMinutes: missing'],
    ['slots --now 2026-11-23T09:00', 'now: not an instant'],
    ['slots --now 2026-02-30T09:00:00Z', "now: not an instant: '2026-02-30T09:00:00Z'"],
    ['slots --now 2026Z', 'now: not an instant'],
    [
      'quote --service standard --bedrooms 1 --bathrooms 1 --add-ons laundry:1:2',
      "addOns: 'laundry:1:2' is not",
    ],
    ['validate policy p.json', 'p.json zone: missing'],
    ['validate policy b.json', 'b.json: must be an object'],
  ])('%s is refused with exit code 2', (args, error) => {
    expect(run(args, { files: { 'p.json': '{}', 'b.json': '[]' } })).toMatchObject({
      code: 2,
      error: expect.stringContaining(error),
    })
  })

  it('shows and describes policies', () => {
    expect(json('policy show p.json', busy()).zone).toBe('Europe/London')
    const { out } = run('policy show')
    expect(run('validate policy own.json', { files: { 'own.json': out } }).code).toBe(0)
    expect(json('policy schema').title).toBe('Policy')
    expect(run('policy').error).toBe('policy: say show or schema')
    expect(run('policy shwo').error).toBe("policy: say show or schema; did you mean 'show'?")
    expect(run('policy schema p.json').error).toBe("arguments: unexpected 'p.json'")
  })

  it('takes the price book and the policy of the folder when none is named', () => {
    const files = {
      'price-book.json': dearer,
      'policy.json': policy,
      'other.json': JSON.stringify(gtaPriceBook),
    }
    expect(json(walk, { files }).chargesCents).toBe(3500)
    expect(json(`${walk} --book other.json`, { files }).chargesCents).toBe(2500)
    expect(json('policy show', { files }).zone).toBe('Europe/London')
    expect(run(walk, { files: { 'price-book.json': '{' } })).toMatchObject({
      code: 2,
      error: expect.stringContaining('price-book.json: not JSON'),
    })
  })

  it('says that a policy is sound', () => {
    expect(json('validate policy p.json', busy())).toEqual({ ok: true, value: 'Europe/London' })
    expect(run('validate policy p.json', { ...busy(), interactive: true }).out).toBe('p.json is sound')
  })

  it('refuses what is no date, instant or number', () => {
    expect(run('slots --date tomorrow').error).toBe("date: not a date: 'tomorrow'; write yyyy-MM-dd")
    expect(run('slots --now later').error).toContain("now: not an instant: 'later'")
    expect(run('slots --limit ten').error).toBe("limit: not a number: 'ten'")
  })
})

describe('dustforce promo', () => {
  it('says whether a code applies', () => {
    expect(json('promo --code WELCOME10 --percent 10 --subtotal 330')).toMatchObject({
      ok: true,
      discountCents: 3300,
    })
    const refused = run('promo --dollars 20 --subtotal 330 --first-time-only --returning', {
      interactive: true,
    })
    expect(refused.out).toMatch(/^First-Time Customer Only: /)
    expect(json('promo --dollars 20 --subtotal 90 --min-order 100').reason).toBe('minimum-not-met')
    expect(json('promo --dollars 20 --subtotal 90 --max-uses 1 --uses 1').reason).toBe('limit-reached')
    expect(json('promo --dollars 20 --subtotal 90 --valid-until 2026-11-19T00:00:00-05:00').reason).toBe(
      'expired',
    )
    const valid = 'promo --dollars 20 --subtotal 90 --valid-until 2026-11-19T00:00:00Z'
    expect(json(`${valid} --now 2026-11-18T00:00:00Z`).ok).toBe(true)
  })

  it('refuses what it cannot judge', () => {
    expect(run('promo --subtotal 330').error).toContain('percent: give --percent or --dollars')
    expect(run('promo --percent 10 --dollars 5 --subtotal 330').error).toContain('one of them')
    expect(run('promo --percent 150 --subtotal 330').error).toBe('percent: must be from 0 to 100, not 150')
    expect(run('promo --percent 10 --subtotal 1e20').error).toContain('subtotal: must be from 0 to 1000000')
    expect(run('promo --percent 10 --subtotal 1 --now 2026-11-18').error).toContain('now: not an instant')
    expect(run('promo --percent 10').error).toContain('subtotal: give the subtotal')
    expect(run('promo --percent 10 --subtotal 1 --valid-until never').error).toContain(
      'valid-until: not an instant',
    )
  })
})

describe('dustforce promo --book', () => {
  it('judges by the currency of a book', () => {
    const maid = readFileSync(
      new URL('../../../docs/examples/london-maid/price-book.json', import.meta.url),
      'utf8',
    )
    const { out } = run('promo --dollars 5.50 --subtotal 90 --book b.json', { files: { 'b.json': maid } })
    expect(JSON.parse(out)).toMatchObject({
      discountCents: 550,
      message: expect.stringContaining('You saved £5.50'),
    })
  })
})

describe('dustforce prices', () => {
  const files = {
    'now.json': JSON.stringify(gtaPriceBook),
    'next.json': dearer,
    'requests.jsonl': '{"service":"standard","bedrooms":1,"bathrooms":1,"pets":true}\n',
  }

  it('shows a book and its schema', () => {
    expect(json('prices show').book).toEqual(JSON.parse(JSON.stringify(gtaPriceBook)))
    expect(json('prices show next.json', { files }).hash).not.toBe(json('prices show').hash)
    expect(json('prices schema').type).toBe('object')
  })

  it('compares two books and what they do to requests', () => {
    const changes = [{ field: 'charges.0.amount', before: 2500, after: 3500 }]
    expect(json('prices diff now.json next.json', { files })).toEqual({ changes })
    expect(json('prices diff now.json next.json --requests requests.jsonl', { files })).toMatchObject({
      changes,
      effect: { changeCents: 1100 },
    })
    const { out } = run('prices diff now.json next.json --requests requests.jsonl', {
      files,
      interactive: true,
    })
    expect(out).toBe('charges.0.amount  2500  →  3500\n1 requests: $209 → $220 ($11)')
    expect(run('prices diff now.json now.json', { files, interactive: true }).out).toBe('No difference.')
  })

  it.each([
    ['slots --date 2026-12-24 --policy -', { stdin: '{}' }, '- zone: missing'],
    ['slots --busy -', { stdin: '{}' }, '-: must be a list'],
    ['prices show -', { stdin: '{' }, '-: not JSON'],
    ['prices show -', {}, '-: nothing is piped in'],
    ['prices diff - -', { stdin: '{}' }, '- version: missing'],
  ])('reads a file that is called - from standard input: %s', (args, world, error) => {
    expect(run(args, world)).toMatchObject({ code: 2, error: expect.stringContaining(error) })
  })

  it('refuses what it cannot compare', () => {
    expect(run('prices').error).toBe('prices: say show, schema or diff')
    expect(run('prices dif a b').error).toBe("prices: say show, schema or diff; did you mean 'diff'?")
    expect(run('prices show now.json next.json', { files }).error).toBe("arguments: unexpected 'next.json'")
    expect(run('prices show --requests requests.jsonl', { files }).error).toContain('requests: goes with')
    const wrong = { ...files, 'requests.jsonl': '{"service":"standard"}\n\nnone\n' }
    expect(
      run('prices diff now.json next.json --requests requests.jsonl', { files: wrong }).error.split('\n'),
    ).toEqual([
      'requests.jsonl line 1: bedrooms: Choose 1 to 5 bedrooms; bathrooms: Choose 1 to 5 bathrooms',
      expect.stringMatching(/^requests.jsonl line 3: request: not JSON/),
    ])
    expect(run('prices diff now.json next.json --requests none.jsonl', { files })).toMatchObject({
      code: 2,
      error: 'none.jsonl: no such file, or it cannot be read',
    })
    expect(run('prices diff now.json', { files }).error).toBe('prices diff: name two price books')
  })
})

describe('dustforce validate', () => {
  it('checks values as the booking form does', () => {
    expect(json('validate email JANE@Example.com')).toEqual({ ok: true, value: 'jane@example.com' })
    expect(run('validate phone 4165550134', { interactive: true }).out).toBe('(416) 555-0134')
    expect(run('validate postal-code M5V')).toMatchObject({
      code: 2,
      error: 'postal-code: Please enter a valid Canadian postal code',
    })
    expect(run('validate email jane@gmial.com').error).toContain('This email domain does not exist')
  })

  it('checks a price book', () => {
    const files = { 'now.json': JSON.stringify(gtaPriceBook) }
    expect(json('validate prices now.json', { files })).toEqual({ ok: true, value: gtaPriceBook.version })
    expect(run('validate prices now.json', { files, interactive: true }).out).toBe('gta-2026.1 is sound')
  })

  it('says what it can check', () => {
    expect(run('validate').error).toContain('say what: email, name')
    expect(run('validate email').error).toBe('validate: say which email')
    expect(run('validate polcy p.json').error).toContain("did you mean 'policy'?")
    expect(run("validate name Jane O'Neil").error).toBe(
      "arguments: unexpected 'O'Neil'; what has spaces belongs in quotes",
    )
    expect(run('validate colour red').error).toContain("unknown 'colour'")
  })
})
