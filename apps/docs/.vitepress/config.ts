import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { canRun } from '../src/live-example.ts'
import { groups } from '../src/pages.ts'

const reference = fileURLToPath(new URL('../.cache/pages/reference', import.meta.url))

const referencePages = readdirSync(reference, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md') && file !== 'index.md')
  .map((file) => file.replace(/\.md$/, ''))
  .toSorted()

export default defineConfig({
  title: '@dustforce/core',
  description: 'Quotes that explain themselves and calendars that say why, for any home service.',
  base: process.env.DOCS_BASE ?? '/',
  srcDir: '.cache/pages',
  cacheDir: '.cache/vitepress',
  lastUpdated: false,
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    sidebar: [
      ...groups.map((group) => ({
        text: group.title,
        items: group.pages.map(({ title, to }) => ({
          text: title,
          link: `/${to.replace(/(^|\/)index$/, '$1')}`,
        })),
      })),
      {
        text: 'Reference',
        link: '/reference/',
        items: referencePages.map((name) => ({ text: name, link: `/reference/${name}` })),
      },
    ],
  },
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(markdown) {
      const fence = markdown.renderer.rules.fence
      markdown.renderer.rules.fence = (tokens, index, ...rest) => {
        const shown = fence?.(tokens, index, ...rest) ?? ''
        const { info = '', content = '' } = tokens[index] ?? {}
        if (info.trim() !== 'ts' || !canRun(content)) return shown
        return `<LiveExample snippet="${markdown.utils.escapeHtml(content).replaceAll('\n', '&#10;')}">${shown}</LiveExample>`
      }
    },
  },
})
