import { describe, expect, it } from 'vitest'
import { readStories, storiesSeen } from '../../../scripts/test/read-stories.ts'
import { isWalk } from '../../../scripts/test/read-walks.ts'
import { flows } from './flows.ts'

const stories = storiesSeen('{packages/email,apps/*}/src/**/*.stories.tsx')

describe('the flows', () => {
  it('are ten, each with a story of its own', () => {
    const own = readStories('apps/storybook/src/flows.stories.tsx').map(({ name }) => name)
    expect(flows).toHaveLength(10)
    expect(own).toEqual(flows.map(({ name }) => `Flows/${name}`))
  })

  it.each(flows)('$name: its states have stories, and it has a walk', ({ steps, walk, sentences }) => {
    expect(steps.map(([, story]) => story).filter((story) => !stories.includes(story))).toEqual([])
    expect(isWalk(walk)).toBe(true)
    for (const [place] of sentences) expect(place).toMatch(/^(?:Public website|Command Hub) \d$/)
  })
})
