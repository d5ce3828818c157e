import { describe, expect, it } from 'vitest'
import { storiesSeen } from '../test/read-stories.ts'
import { hubTexts, isAmong, missingTexts, siteTexts } from './named-texts.ts'
import { idOf } from './story-id.ts'

const stories = storiesSeen('{packages/ui,packages/email,apps/*}/src/**/*.stories.tsx')

describe('the named texts', () => {
  it('are each on a story that a reviewer sees', () => {
    const named = new Set([...siteTexts, ...hubTexts].map(({ story }) => story))
    expect([...named].filter((story) => !stories.includes(story))).toEqual([])
  })

  it('are no fewer than the two specifications name', () => {
    expect(new Set([...siteTexts, ...hubTexts].map(({ text }) => text)).size).toBeGreaterThanOrEqual(272)
  })

  it('are each there once for a place and a story', () => {
    const lines = [...siteTexts, ...hubTexts].map(({ place, story, text }) => [place, story, text].join(': '))
    expect(lines).toEqual([...new Set(lines)])
  })

  it('are missed where a story does not show them', () => {
    const story = idOf('Site/Pages/Cancelled')
    expect(missingTexts(story, ['Try Again', 'Return Home'])).toEqual(['Send us a message'])
    expect(missingTexts(story, ['Try Again Return Home Send us a message'])).toEqual([])
  })

  it('are found whole, with anything in place of what differs', () => {
    expect(isAmong(['Yorkville'], 'York')).toBe(false)
    expect(isAmong(['East York'], 'York')).toBe(true)
    expect(isAmong(['Could not find contractor: '], 'Could not find contractor: {why}')).toBe(false)
    expect(isAmong(['delete contractor "Ana"?'], 'delete contractor "{name}"?')).toBe(true)
  })
})
