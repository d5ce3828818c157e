import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hubStates, siteStates, storyPath } from './states.ts'

const root = join(import.meta.dirname, '../../..')

/** Every story as 'Title/Story'. */
const stories = globSync('{packages/ui,apps/*}/src/**/*.stories.tsx', { cwd: root }).flatMap((file) => {
  const text = readFileSync(`${root}/${file}`, 'utf8')
  const title = /\bmeta\b[^=]*= \{\s*title: '([^']+)'/.exec(text)?.[1] ?? file
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => `${title}/${name}`)
})

describe('the index of states', () => {
  it.each([...siteStates, ...hubStates])('$section: $state leads to a story', ({ story }) =>
    expect(stories).toContain(story),
  )

  it('names each state once', () => {
    for (const states of [siteStates, hubStates]) {
      const names = states.map(({ section, state }) => `${section} ${state}`)
      expect(names).toEqual([...new Set(names)])
    }
  })

  it('knows the addresses that Storybook makes', () => {
    expect(storyPath('Admin/Booking dialogs/AssignKeepingThePay')).toBe(
      '/story/admin-booking-dialogs--assign-keeping-the-pay',
    )
  })
})
