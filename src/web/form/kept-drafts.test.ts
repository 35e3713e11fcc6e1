import { beforeEach, expect, it, vi } from 'vitest'
import { storageKeys } from '#contract/storage.ts'
import { changedIn, isSameThing, keepDraft, keptDraft, wordsOfDraft } from './kept-drafts.ts'

const held = new Map<string, string>()
const signIn = (id: string) => held.set(storageKeys.user, JSON.stringify({ id }))

beforeEach(() => {
  held.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
  })
})

it('keeps what differs until it is dropped, each panel its own', () => {
  signIn('anna')
  keepDraft('/goals?add=1', changedIn({ name: '', icon: 'a' }, { name: 'Sea', icon: 'a' }), 1)
  keepDraft('/goals?edit=7', { name: 'Car' }, 2)
  expect(keptDraft('/goals?add=1', 3)).toEqual({ name: 'Sea' })
  keepDraft('/goals?add=1', null, 3)
  expect(keptDraft('/goals?add=1', 3)).toBeNull()
  expect(keptDraft('/goals?edit=7', 3)).toEqual({ name: 'Car' })
})

it('gives it to nobody else, and not for ever', () => {
  signIn('anna')
  keepDraft('place', { name: 'Sea' }, 0)
  expect(keptDraft('place', 15 * 86_400_000)).toBeNull()
  signIn('ben')
  expect(keptDraft('place', 1)).toBeNull()
  keepDraft('other', { name: 'Car' }, 1)
  signIn('anna')
  expect(keptDraft('place', 1)).toBeNull()
  held.delete(storageKeys.user)
  expect(keptDraft('other', 1)).toBeNull()
})

it('keeps the newest few, and nothing that is too large', () => {
  signIn('anna')
  for (let at = 0; at < 30; at += 1) keepDraft(`place ${at}`, { name: String(at) }, at)
  expect(keptDraft('place 29', 30)).toEqual({ name: '29' })
  expect(keptDraft('place 1', 30)).toBeNull()
  keepDraft('long', { notes: 'x'.repeat(30_000) }, 30)
  expect(keptDraft('long', 30)).toBeNull()
})

it('tells what it was called, and no amount', () => {
  const words = wordsOfDraft({ amount: '14.75', description: 'birthday card and cake' })
  expect(words).toBe('You were writing “birthday card and cake”.')
  expect(wordsOfDraft({ amount: '14.75' })).not.toContain('14')
})

it('knows what is written again from something else', () => {
  const there = { description: 'Birthday cake', amount: '14.75', text: '' }
  expect(isSameThing(there, { description: ' birthday cake', amount: '15' })).toBe(true)
  expect(isSameThing(there, { description: 'Tea', amount: '14.75' })).toBe(false)
  expect(isSameThing({ text: 'tea 3', description: 'tea' }, { description: 'tea' })).toBe(true)
  expect(isSameThing({ amount: '14.75' }, { amount: '14.75', date: '2026-11-19' })).toBe(true)
  expect(isSameThing({ amount: '14.75' }, { amount: '3' })).toBe(false)
})
