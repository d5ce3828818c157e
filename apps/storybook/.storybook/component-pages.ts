import { globSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { Indexer } from 'storybook/internal/types'
import type { Plugin } from 'vite'
import { readStories, storiesSeen } from '../../../scripts/test/read-stories.ts'
import { type ComponentDoc, componentDocs } from '../src/component-docs.ts'

const root = join(import.meta.dirname, '../../..')

/** The folders whose components have a page each, and where it stands in the sidebar unless the component has stories of its own. */
const shared = [
  ['packages/ui/src/primitives', 'Primitives'],
  ['apps/admin/src/kit', 'Admin/Parts'],
  ['apps/admin/src/patterns', 'Admin/Parts'],
  ['apps/admin/src/patterns/published', 'Admin/Parts'],
  ['apps/site/src/patterns', 'Site/Parts'],
] as const

/** The contents of the page of a file's components. */
export interface ComponentPage {
  /** The file, from the root of the repository. */
  readonly file: string
  /** Its place in the sidebar. */
  readonly title: string
  readonly docs: readonly ComponentDoc[]
  /** Its own stories, or some that draw one of them, as 'Title/Story'. */
  readonly stories: readonly string[]
}

const components = '!(*.stories|*.test).tsx'

/** The files that Storybook looks through for components, from its own folder. */
export const componentFiles = shared.map(([folder]) => `../../../${folder}/${components}`)

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const sources = globSync('{packages/ui,apps/admin,apps/site}/src/**/*.tsx', { cwd: root })
  .filter((file) => !file.endsWith('.test.tsx'))
  .map((file) => ({ file, text: textOf(file) }))
const isOfStories = (file: string) => file.endsWith('.stories.tsx')

/** A story of each file that draws one of some components, or where none does, of those that draw what draws them. */
function drawing(names: readonly string[], steps = 4): readonly string[] {
  if (names.length === 0 || steps === 0) return []
  const drawn = new RegExp(`<(?:${names.join('|')})\\b`)
  const files = sources.filter(({ text }) => drawn.test(text))
  const stories = files.flatMap(({ file }) => (isOfStories(file) ? storiesSeen(file).slice(0, 1) : []))
  const parents = files.flatMap(({ text }) => [...text.matchAll(/\bfunction ([A-Z]\w+)/g)])
  return stories.length > 0
    ? stories
    : drawing(
        parents.map(([, name = '']) => name),
        steps - 1,
      )
}

/** Reads what the components of a file say of themselves; null where there is none. */
export function readPage(file: string): ComponentPage | null {
  const docs = componentDocs(textOf(file))
  const [first] = docs
  const place = shared.findLast(([folder]) => file.startsWith(`${folder}/`))?.[1]
  if (first === undefined || place === undefined) return null
  const own = file.replace(/\.tsx$/, '.stories.tsx')
  const [story] = readStories(own)
  const seen = storiesSeen(own)
  return {
    file,
    title:
      story?.name.replace(/\/\w+$/, '') ?? `${place}/${first.name.replaceAll(/([a-z])([A-Z])/g, '$1 $2')}`,
    docs,
    stories: seen.length > 0 ? seen : drawing(docs.map(({ name }) => name)).slice(0, 12),
  }
}

const scheme = 'virtual:component-page:'

/** Gives each file of shared components a page in the sidebar, before the stories of it. */
export const componentPages: Indexer = {
  test: /\/(?!.*\.(?:stories|test)\.)[\w-]+\.tsx$/,
  async createIndex(path) {
    const page = readPage(relative(root, path))
    if (page === null) return []
    return [
      {
        type: 'story',
        importPath: `${scheme}${page.file}`,
        exportName: 'About',
        title: page.title,
        tags: ['dev', '!test'],
      },
    ]
  },
}

/** Writes the page's module, which Storybook opens as it opens a file of stories. */
export function componentPageModules(): Plugin {
  return {
    name: 'component-pages',
    resolveId: (id) => (id.startsWith(scheme) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${scheme}`)) return
      const page = readPage(id.slice(scheme.length + 1))
      if (page === null) throw new Error(`${basename(id)} has no component that says what it is`)
      this.addWatchFile(join(root, page.file))
      return [
        "import { createElement } from 'react'",
        `import { ComponentPage } from ${JSON.stringify(join(root, 'apps/storybook/src/component-page.tsx'))}`,
        `export default { title: ${JSON.stringify(page.title)} }`,
        `export const About = { render: () => createElement(ComponentPage, ${JSON.stringify(page)}) }`,
      ].join('\n')
    },
  }
}

/** Every page there is. */
export function allPages(): readonly ComponentPage[] {
  return shared
    .flatMap(([folder]) => globSync(`${folder}/*.tsx`, { cwd: root }))
    .filter((file) => !/\.(?:stories|test)\.tsx$/.test(file))
    .flatMap((file) => readPage(file) ?? [])
}
