import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readStories, storiesSeen } from '../../../scripts/test/read-stories.ts'
import { isWalk } from '../../../scripts/test/read-walks.ts'
import { flows } from './flows.ts'

const heard = join(import.meta.dirname, 'heard')

const stories = storiesSeen('{packages/email,apps/*}/src/**/*.stories.tsx')

describe('the flows', () => {
  it('are ten, each with a story of its own', () => {
    const own = readStories('apps/storybook/src/flows.stories.tsx').map(({ name }) => name)
    expect(flows).toHaveLength(10)
    expect(own).toEqual(flows.map(({ name }) => `Flows/${name}`))
  })

  it('have each what is heard of them by who sees nothing, from its page to what is said at its end', () => {
    const names = flows.map(({ name }) => `${name}.txt`)
    expect(readdirSync(heard).toSorted()).toEqual(names.toSorted())
    for (const name of names) {
      const lines = readFileSync(join(heard, name), 'utf8').trim().split('\n')
      expect(lines.length, name).toBeGreaterThanOrEqual(5)
      expect(lines.slice(-3).join('\n'), name).toMatch(/^(?:politely|at once|focus|page) /m)
    }
  })

  it.each(flows)('$name: its states have stories, and it has a walk', ({ steps, walk, sentences }) => {
    expect(steps.map(([, story]) => story).filter((story) => !stories.includes(story))).toEqual([])
    expect(isWalk(walk)).toBe(true)
    for (const [place] of sentences) expect(place).toMatch(/^(?:Public website|Command Hub) \d$/)
  })
})
