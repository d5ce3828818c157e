import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const request = '{"service":"standard","bedrooms":1,"bathrooms":1}\n'

/** Makes standard input non-blocking, as another process that shares the pipe can, and reports each read that finds it empty. */
const sharedPipe = `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
process.stdin.isTTY
const { readSync } = fs
fs.readSync = (...args) => {
  try {
    return readSync(...args)
  } catch (error) {
    fs.writeSync(2, error.code)
    throw error
  }
}
syncBuiltinESMExports()`

/** Starts `dustforce quote --jsonl` on a pipe. */
function startQuoting(...flags: readonly string[]) {
  const child = spawn(process.execPath, [
    '--conditions=@dustforce/source',
    ...flags,
    main,
    'quote',
    '--jsonl',
  ])
  let out = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  const answers = () => out.split('\n').filter((line) => line !== '').length
  const ended = once(child, 'close')
  return {
    stdin: child.stdin,
    stdout: child.stdout,
    stderr: child.stderr,
    answers,
    ended,
    end: async () => {
      child.stdin.end()
      const [code] = await ended
      return { code, answers: answers() }
    },
  }
}

describe('standard input', () => {
  it('is read to its end from a writer that is slower than the reader', async () => {
    const program = startQuoting()
    // More than a pipe holds, so the program empties it before the rest is written.
    program.stdin.write(request.repeat(10_000))
    expect(await program.end()).toEqual({ code: 0, answers: 10_000 })
  })

  it('is read to its end from a pipe that does not block', async () => {
    const program = startQuoting('--import', `data:text/javascript,${encodeURIComponent(sharedPipe)}`)
    const [report] = await once(program.stderr, 'data')
    expect(String(report)).toMatch(/^(EAGAIN)+$/)
    program.stdin.write(request)
    expect(await program.end()).toEqual({ code: 0, answers: 1 })
  })

  it('is answered line by line while the writer waits', async () => {
    const program = startQuoting()
    for (const expected of [1, 2]) {
      program.stdin.write(request)
      await once(program.stdout, 'data')
      expect(program.answers()).toBe(expected)
    }
    expect(await program.end()).toEqual({ code: 0, answers: 2 })
  })
})

describe('standard output', () => {
  it('ends the program calmly when its reader has gone, though the writer goes on', async () => {
    const program = startQuoting()
    let errors = ''
    program.stderr.on('data', (chunk) => {
      errors += chunk
    })
    // The program ends before it has read everything.
    program.stdin.on('error', () => undefined)
    program.stdin.write(request.repeat(10_000))
    await once(program.stdout, 'data')
    program.stdout.destroy()
    program.stdin.write(request.repeat(10_000))
    const ended = await program.ended
    expect({ ended, errors }).toEqual({ ended: [0, null], errors: '' })
  })
})
