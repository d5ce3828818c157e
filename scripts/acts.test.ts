import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './start/root.mjs'
import { storiesSeen } from './test/read-stories.ts'
import { isWalk } from './test/read-walks.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const inRepository = (pattern: string) => globSync(pattern, { cwd: root })

/** The rows of docs/acts.md. */
const acts = [...read('docs/acts.md').matchAll(/^\| (.+?) \| ([\w-]+) \| (.+?) \| (.+?) \|$/gm)]
  .map(([, act = '', where = '', story = '', walk = '']) => ({ act, where, story, walk }))
  .filter(({ act }) => act !== 'act')

const stories = storiesSeen('apps/{admin,site}/src/**/*.stories.tsx')

const screens = inRepository(
  'apps/{admin,site}/src/{features,patterns}/**/*-{dialog,dialogs,screen,route,page}.tsx',
)
  .map((file) => basename(file, '.tsx'))
  .sort()

describe('the table of acts', () => {
  it('names each act once', () => {
    expect(acts.length).toBeGreaterThan(0)
    expect(acts.map(({ act }) => act)).toEqual([...new Set(acts.map(({ act }) => act))])
  })

  it.each(acts)('$act: its story and its walk exist', ({ story, walk }) => {
    expect(stories).toContain(story)
    expect(isWalk(walk)).toBe(true)
  })

  it('has every screen and dialog, and no other', () => {
    expect([...new Set(acts.map(({ where }) => where))].sort()).toEqual(screens)
  })
})
