import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { mustRun } from './must-run.mjs'

/** @typedef {import('./workplace.mjs').Workplace} Workplace */

const request = '{"service":"standard","bedrooms":1,"bathrooms":1}'
const manyRequests = 100_000

/** @param {string} project @param {string} node */
const environment = (project, node) => ({
  PATH: [join(project, 'node_modules', '.bin'), dirname(node), process.env.PATH].join(delimiter),
  // npm's warnings about the settings of this machine are none of ours.
  npm_config_loglevel: 'error',
})

/**
 * Pipes into `npx dustforce` and `npx @dustforce/cli`: a writer that comes late, one that writes more than a pipe holds, and a reader that leaves early.
 *
 * @param {Workplace} workplace
 * @param {string} [node]
 */
export async function runPipes({ bare }, node = process.execPath) {
  const env = environment(bare, node)
  writeFileSync(join(bare, 'requests.jsonl'), `${request}\n`.repeat(manyRequests))
  const late = await mustRun(['sh', '-c', `(sleep 1; echo '${request}') | npx @dustforce/cli quote`], {
    cwd: bare,
    env,
  })
  if (JSON.parse(late).totalCents !== 18100) throw new Error(`a late writer got ${late}`)
  await mustRun(['sh', '-c', 'cat requests.jsonl | npx dustforce quote --jsonl > answers.jsonl'], {
    cwd: bare,
    env,
  })
  const answers = readFileSync(join(bare, 'answers.jsonl'), 'utf8').split('\n').filter(Boolean)
  if (answers.length !== manyRequests || answers.some((answer) => JSON.parse(answer).totalCents !== 18100)) {
    throw new Error(`${manyRequests} requests got ${answers.length} answers, the last: ${answers.at(-1)}`)
  }
  const first = await mustRun(['sh', '-c', 'cat requests.jsonl | npx dustforce quote --jsonl | head -n 1'], {
    cwd: bare,
    env,
  })
  if (first.trim() !== answers[0]) throw new Error(`an early reader got ${first}`)
}

/**
 * Runs every example that the program's help shows.
 *
 * @param {Workplace} workplace
 * @param {string} [node]
 */
export async function runHelpExamples({ bare }, node = process.execPath) {
  const options = { cwd: bare, env: environment(bare, node) }
  const { book } = JSON.parse(await mustRun(['dustforce', 'prices', 'show'], options))
  for (const name of ['book', 'before', 'after'])
    writeFileSync(join(bare, `${name}.json`), JSON.stringify(book))
  writeFileSync(join(bare, 'requests.jsonl'), `${request}\n`)
  // A policy that anyone who has installed the packages has, and a visit of one crew.
  const policy = join('node_modules', '@dustforce', 'core', 'src', 'schedule', 'gta-policy.json')
  for (const name of ['p', 'policy']) copyFileSync(join(bare, policy), join(bare, `${name}.json`))
  const visit = { start: '2026-12-24T14:00:00Z', end: '2026-12-24T16:00:00Z', crew: 0 }
  writeFileSync(join(bare, 'busy.json'), JSON.stringify([visit]))
  const series = { from: '2026-12-24', every: 'week', time: '09:00', count: 2, onClosed: 'skip' }
  const regular = JSON.stringify({ ...series, request: JSON.parse(request) })
  for (const name of ['series.json', 'series.jsonl']) writeFileSync(join(bare, name), regular)
  const at = [43.65, -79.38]
  const job = { id: 'flat', at, minutes: 120, window: [540, 720] }
  const day = JSON.stringify({ jobs: [job], cleaners: [{ id: 'ann', home: at, hours: [480, 1020] }] })
  for (const name of ['day.json', 'days.jsonl']) writeFileSync(join(bare, name), day)
  // This folder has nothing yet.
  const empty = join(bare, 'empty')
  mkdirSync(empty)

  const commands = [...(await mustRun(['dustforce', '--help'], options)).matchAll(/^ {2}dustforce (\w+)/gm)]
  if (commands.length < 5) throw new Error(`the help names ${commands.length} commands`)
  for (const [, command = ''] of commands) {
    const help = await mustRun(['dustforce', command, '--help'], options)
    // An example ends where a description stands after it; what is in brackets may be left out.
    const examples = [...help.matchAll(/^ {2}((?:echo .*\| )?dustforce \S.*?)(?: {2,}.*)?$/gm)].map(
      ([, example = '']) => example.replace(/[[\]]/g, ''),
    )
    if (examples.length === 0) throw new Error(`'dustforce ${command} --help' has no example`)
    const cwd = command === 'init' ? empty : bare
    for (const example of examples) await mustRun(['sh', '-c', example], { ...options, cwd })
  }
}
