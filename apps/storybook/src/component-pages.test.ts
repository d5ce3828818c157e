import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { idOf } from '../../../scripts/stories/story-id.ts'
import { readStories, storiesSeen } from '../../../scripts/test/read-stories.ts'
import { allPages, componentPageModules, componentPages } from '../.storybook/component-pages.ts'
import config from '../.storybook/main.ts'

const root = join(import.meta.dirname, '../../..')
const pages = allPages()

test('a page has what its components are and take, and the stories of its own file', async () => {
  const page = pages.find(({ title }) => title === 'Primitives/Dialog')
  expect(page?.docs.map(({ name }) => name)).toEqual(['Dialog', 'DialogClose'])
  expect(page?.stories).toEqual(storiesSeen('packages/ui/src/primitives/dialog.stories.tsx'))
  const index = await componentPages.createIndex(join(root, 'packages/ui/src/primitives/dialog.tsx'), {
    makeTitle: (title = '') => title,
  })
  expect(index).toMatchObject([{ title: 'Primitives/Dialog', exportName: 'About' }])
})

test('a component without stories of its own is shown in those that draw it', () => {
  const page = pages.find(({ docs }) => docs[0]?.name === 'CheckInput')
  expect(page?.stories).toContain('Booking/Parts/AddOnsOfBasic')
})

test('no page takes the place of a story', () => {
  const ids = [...readStories('{apps,packages}/*/src/**/*.stories.tsx').map(({ name }) => name)].map(idOf)
  const own = pages.map(({ title }) => idOf(`${title}/About`))
  expect(own.length).toBeGreaterThan(60)
  expect(own.filter((id) => ids.includes(id))).toEqual([])
  expect(new Set(own).size).toBe(own.length)
})

test('Storybook looks through each file that has a page, and through no story twice', () => {
  const found = new Set(
    Array.isArray(config.stories)
      ? config.stories.flatMap((one) =>
          typeof one === 'string' && one.includes('!(')
            ? globSync(one.replace('!(*.stories|*.test)', '*'), {
                cwd: join(root, 'apps/storybook/.storybook'),
              })
            : [],
        )
      : [],
  )
  const isLookedAt = (file: string) => componentPages.test.test(`/${file}`)
  expect(pages.filter(({ file }) => !found.has(`../../../${file}`))).toEqual([])
  expect(pages.filter(({ file }) => !isLookedAt(file))).toEqual([])
  expect(isLookedAt('packages/ui/src/primitives/dialog.stories.tsx')).toBe(false)
})

test('the module of a page draws it', () => {
  const { load } = componentPageModules()
  const written =
    typeof load === 'function'
      ? load.call(
          { addWatchFile: () => undefined } as never,
          '\0virtual:component-page:packages/ui/src/primitives/notice.tsx',
        )
      : null
  expect(written).toContain('export const About')
  expect(written).toContain('"name":"Notice"')
})
