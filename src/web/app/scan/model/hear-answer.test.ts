import { describe, expect, it } from 'vitest'
import type { ToldReceipt } from '#domain/receipts/weigh-answer.ts'
import { receiptOf } from '../receipt-of.ts'
import type { ReadReceipt } from '../scan.ts'
import { afterHearing } from './hear-answer.ts'

const setting = {
  ...{ currency: 'GBP', locale: 'en-GB', today: '2026-11-15', groupId: null },
  recall: () => null,
}
const picture = { picture: new Blob(), width: 1, height: 1, hash: '' }
const unread: ReadReceipt = {
  ...receiptOf(null, setting),
  ...{ picture, url: '', part: null, isUnread: true, isAsked: false, note: 'Nothing was read.' },
}
const answer: ToldReceipt = {
  ...{ merchant: 'Corner Bakery', date: '2026-03-14', currency: 'GBP', total: '12.00' },
  ...{ subtotal: null, tax: null, tip: null },
}

describe('afterHearing', () => {
  it('fills in what nobody has written', () => {
    const { draft, reading, isAsked } = afterHearing(unread, answer, setting)
    expect(draft).toMatchObject({ merchant: 'Corner Bakery', amount: '12.00', date: '2026-03-14' })
    expect(reading?.total.isSure).toBe(false)
    expect(isAsked).toBe(true)
  })

  it('leaves alone what somebody wrote, also while the model was thinking', () => {
    const typed = { ...unread, draft: { ...unread.draft, amount: '13', merchant: 'Bakery' } }
    const { draft, reading } = afterHearing(typed, answer, setting)
    expect(draft).toMatchObject({ merchant: 'Bakery', amount: '13', date: '2026-03-14' })
    expect(reading?.total.candidates.map(({ value }) => value)).toEqual([1200])
  })

  it('leaves everything as it was when nothing holds', () => {
    const lie = { ...answer, merchant: '<b>', date: '2030-01-01', total: '0.00', currency: null }
    expect(afterHearing(unread, lie, setting).draft).toEqual(unread.draft)
  })
})
