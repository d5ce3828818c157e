import { unwelcomeWords } from './unwelcome-words.ts'

const gap = String.raw`\s+(?:(?:\*|--|\/\/|#)\s+)?`
const rules = unwelcomeWords.map(({ words, ...rule }) => ({
  ...rule,
  pattern: new RegExp(String.raw`(?<![\w$])(?:${words.replaceAll(' ', gap)})(?![\w$])`, 'gi'),
}))
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g
const quotes = /['"‘’“”]/

/** The unwelcome words of a file, each with its line and what to write instead. A word in quotes of its own is only mentioned. */
export function findUnwelcome(path: string, text: string): readonly string[] {
  return rules
    .filter(({ where }) => where?.test(path) ?? true)
    .flatMap(({ pattern, instead, outsideComments }) => {
      const read = outsideComments ? text.replace(comments, blank) : text
      return [...read.matchAll(pattern)]
        .filter(({ 0: found, index }) => !isMention(read, index, index + found.length))
        .map(({ 0: found, index }) => {
          const line = read.slice(0, index).split('\n').length
          return `${path}:${line}: '${found.replace(/\s+/g, ' ')}', write: ${instead}`
        })
    })
}

function isMention(text: string, start: number, end: number): boolean {
  return quotes.test(text.charAt(start - 1)) && quotes.test(text.charAt(end))
}

/** As many lines, without their words. */
function blank(comment: string): string {
  return comment.replace(/[^\n]/g, ' ')
}
