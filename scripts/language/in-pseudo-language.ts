import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const made = fileURLToPath(new URL('pseudo-text.ts', import.meta.url))
const mark = '?pseudo'

/** The language of a page and the way its amounts are written are no messages. */
const noMessages = /\/(?:language|money)\.en\.ts$/

/**
 * Builds with messages that are made from the English ones, for walks that look for texts that are no messages and for boxes that are too narrow. Only a company whose folder
 * names that language is built so.
 */
export function inPseudoLanguage(): Plugin {
  return {
    name: 'in-pseudo-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // The English module itself, which the company's may be without a file.
      if (importer?.endsWith(mark)) return source
      if (!/\.en\.(tsx?|json)$/.test(source) || noMessages.test(source)) return null
      const english = await this.resolve(source, importer, { ...options, skipSelf: true })
      return english === null ? null : `${english.id}${mark}`
    },
    load(id) {
      if (!id.endsWith(mark)) return null
      const english = id.slice(0, -mark.length)
      const own = JSON.stringify(english)
      const head = `import { inPseudo } from ${JSON.stringify(made)}\nimport * as own from ${own}\n`
      // A section of the company's texts is one value.
      if (english.endsWith('.js')) return `${head}export default inPseudo(own.default)\n`
      return (
        head +
        exportsOf(readFileSync(english, 'utf8'))
          .map((name) => `export const ${name} = inPseudo(own.${name})\n`)
          .join('')
      )
    },
  }
}

/** The names that a module of messages exports. */
function exportsOf(source: string): readonly string[] {
  const declared = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name)
  const listed = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/^\w+ as /, ''))
      .filter((name) => name !== '' && !name.startsWith('type ')),
  )
  return [...declared, ...listed]
}
