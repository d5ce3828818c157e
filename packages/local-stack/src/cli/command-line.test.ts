import { expect, test } from 'vitest'
import { readCommandLine } from './command-line.ts'

const restore = { words: 1, switches: ['yes'] }

test.each([
  [['a.backup', '--yes', '--company', 'liffey', '--postgres']],
  [['--company', 'liffey', 'a.backup', '--postgres', '--yes']],
  [['--postgres', '--yes', '--company=liffey', 'a.backup']],
])('%j say the same: words and options stand in any order', (args) => {
  expect(readCommandLine(args, restore)).toEqual({
    words: ['a.backup'],
    isEmbedded: true,
    company: 'liffey',
    switches: new Set(['yes']),
  })
})

test('nothing that was not said is given', () => {
  expect(readCommandLine([], restore)).toEqual({
    words: [],
    isEmbedded: false,
    company: undefined,
    switches: new Set(),
  })
})

test.each([
  [['--sqlite'], 'Unknown argument: --sqlite. There are: --postgres, --company FOLDER, --yes'],
  [['-y'], 'Unknown argument: -y'],
  [['--yes=no'], 'Unknown argument: --yes=no'],
  [['a.backup', 'b.backup'], 'Unknown argument: b.backup'],
  [['--company'], '--company needs the folder of a company after it.'],
  [['--company', '--postgres'], '--company needs the folder of a company after it.'],
  [['--company='], '--company needs the folder of a company after it.'],
])('%j is refused', (args, message) => {
  expect(() => readCommandLine(args, restore)).toThrow(message)
})

test('a command has the words and switches that it names, and no others', () => {
  expect(() => readCommandLine(['liffey'])).toThrow('Unknown argument: liffey')
  expect(() => readCommandLine(['--yes'])).toThrow('Unknown argument: --yes. There are: --postgres')
})
