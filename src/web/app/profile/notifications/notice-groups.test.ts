import { describe, expect, it } from 'vitest'
import { isGroupOn, mutedAfter, type NoticeGroup } from './notice-groups.ts'

const recurring: NoticeGroup = {
  label: 'Recurring',
  lead: '',
  kinds: ['recurring-posted', 'cancel-by'],
}

describe('a group of notifications', () => {
  it('is turned off and on without touching the others', () => {
    const muted = mutedAfter(['security'], recurring, false)
    expect(muted).toEqual(['security', 'recurring-posted', 'cancel-by'])
    expect(isGroupOn(muted, recurring)).toBe(false)
    expect(mutedAfter(muted, recurring, true)).toEqual(['security'])
  })

  it('is on while any of it comes', () => {
    expect(isGroupOn(['cancel-by'], recurring)).toBe(true)
    expect(isGroupOn([], recurring)).toBe(true)
  })
})
