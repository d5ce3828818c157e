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
  return {
    stdin: child.stdin,
    stderr: child.stderr,
    end: async () => {
      child.stdin.end()
      const [code] = await once(child, 'close')
      return { code, answers: out.split('\n').filter((line) => line !== '').length }
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
})
