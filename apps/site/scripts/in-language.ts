import { existsSync } from 'node:fs'
import { lettersOf } from '@dustforce/office/language/languages'
import type { Plugin } from 'vite'
import type { BuiltLanguage } from './built-language.ts'

/**
 * Builds with the messages of a language: what imports `words.en.ts` gets `words.fr.ts`, so that a page carries its own language and no other.
 */
export function inLanguage({ code, basename }: BuiltLanguage): Plugin {
  const letters = lettersOf(code)
  return {
    name: 'in-language',
    enforce: 'pre',
    config: () => ({
      define: {
        'import.meta.env.SITE_LANGUAGE': JSON.stringify(code),
        'import.meta.env.SITE_BASENAME': JSON.stringify(basename || '/'),
      },
    }),
    async resolveId(source, importer, options) {
      if (letters === 'en' || !/\.en\.(tsx?|json)$/.test(source)) return null
      const english = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (english === null) return null
      const translated = english.id.replace(/\.en(\.\w+)$/, `.${letters}$1`)
      // A section of the company's texts is made of a file of values.
      if (!existsSync(translated) && !existsSync(translated.replace(/\.js$/, '.json')))
        throw new Error(`${english.id} is not translated: ${translated} is missing`)
      return translated
    },
    transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${code}">`),
  }
}
