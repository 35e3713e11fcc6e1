import { describe, expect, it } from 'vitest'
import { testimonials } from '#contract/testimonials/entities.ts'
import { readDraft } from './read-draft.ts'

const draft = { text: ' It saves my evenings. ', rating: 5, shownAs: ' Anna ' }

describe('readDraft', () => {
  it('reads what the contract takes', () => {
    const read = readDraft(draft)
    expect(read).toEqual({
      ok: true,
      fields: { text: 'It saves my evenings.', rating: 5, shownAs: 'Anna' },
    })
  })

  it.each([
    ['text', { text: '  ' }],
    ['text', { text: 'x'.repeat(1001) }],
    ['rating', { rating: null }],
    ['shownAs', { shownAs: '' }],
    ['shownAs', { shownAs: 'x'.repeat(61) }],
  ] as const)('says what to do about %s, in the words of the contract', (field, fault) => {
    const read = readDraft({ ...draft, ...fault })
    const words = read.ok ? undefined : read.messages[field]
    const value = fault[field as keyof typeof fault]
    const refused = testimonials.writable[field].safeParse(value)
    expect(words).toBe(refused.error?.issues[0]?.message)
  })
})
