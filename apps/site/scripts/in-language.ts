import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Builds with the messages of a language: what imports `words.en.ts` gets `words.fr.ts`, so that a page carries its own language and no other.
 *
 * @param language its two letters, which also name its files
 * @param code as documents name it: 'fr-CA'
 */
export function inLanguage(language: string, code: string): Plugin {
  return {
    name: 'in-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/\.en\.(tsx?|json)$/.test(source)) return null
      const english = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (english === null) return null
      const translated = english.id.replace(/\.en(\.\w+)$/, `.${language}$1`)
      if (!existsSync(translated))
        throw new Error(`${english.id} is not translated: ${translated} is missing`)
      return translated
    },
    transformIndexHtml: (html) => html.replace('<html lang="en-CA">', `<html lang="${code}">`),
  }
}
