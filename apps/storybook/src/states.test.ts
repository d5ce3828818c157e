import { describe, expect, it } from 'vitest'
import { idOf } from '../../../scripts/stories/story-id.ts'
import { storiesSeen } from '../../../scripts/test/read-stories.ts'
import { hubStates, siteStates } from './states.ts'

const stories = storiesSeen('{packages/ui,apps/*}/src/**/*.stories.tsx')

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
    expect(idOf('Admin/Booking dialogs/AssignKeepingThePay')).toBe(
      'admin-booking-dialogs--assign-keeping-the-pay',
    )
  })
})
