import { expect, it } from 'vitest'
import { opening, saying } from './panel-address.ts'

const panels = ['add', 'edit', 'move'] as const
const search = '?sort=name&edit=7&fill=1'

it('opens one panel, closes the others and leaves the rest of the address', () => {
  expect(opening(search, panels, { add: '1' }).toString()).toBe('sort=name&add=1')
  expect(opening(search, panels, {}).toString()).toBe('sort=name')
})

it('opens a panel of which is still to be chosen what it is for', () => {
  expect(opening(search, panels, { move: '' }).get('move')).toBe('')
})

it('says something of the page without closing what is open', () => {
  expect(saying(search, { sort: null, q: 'rent' }).toString()).toBe('edit=7&fill=1&q=rent')
  expect(saying('?q=rent', { q: '' }).toString()).toBe('')
})
