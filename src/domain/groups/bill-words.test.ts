import { expect, it } from 'vitest'
import { billPart, billWords } from './bill-words.ts'

const member = (memberId: string, name: string) => ({ memberId, name, uid: memberId })
const members = [member('me', 'Anna'), member('ben', 'Ben'), member('tom', 'Tom')]
const equal = (...memberIds: readonly string[]) => ({ mode: 'equal', memberIds }) as const
const words = (amount: number, payers: object, split: ReturnType<typeof equal>) => {
  const paid = Object.entries(payers).map(([memberId, sum]) => ({ memberId, amount: sum }))
  const bill = { id: 'bill', amount, currency: 'EUR', payers: paid, split }
  const part = billPart(bill, members, 'me', null)
  return part && billWords(part, 'EUR', 'en-GB').join(', ')
}

it('says who pays, who shares, and what I owe or am owed', () => {
  const all = equal('me', 'ben', 'tom')
  expect(words(6000, { ben: 6000 }, all)).toBe(
    'paid by Ben, shared equally by 3, your part €20.00, so you owe €20.00',
  )
  expect(words(6000, { me: 6000 }, all)).toBe(
    'paid by you, shared equally by 3, your part €20.00, so you are owed €40.00',
  )
  expect(words(6000, { me: 2000, ben: 4000 }, all)).toBe(
    'paid by you and Ben, shared equally by 3, your part €20.00',
  )
  expect(words(6000, { ben: 6000 }, equal('ben', 'tom'))).toBe(
    'paid by Ben, shared equally by 2, no part of it is yours',
  )
})

it('says about where a spare cent may still fall to somebody else', () => {
  const all = equal('me', 'ben', 'tom')
  expect(words(1000, { ben: 1000 }, all)).toMatch(/your part about €3\.3[34], so you owe about/)
  const bill = { id: 'bill', amount: 1000, currency: 'EUR', payers: [], split: all }
  expect(billPart(bill, members, 'me', new Map())?.isAbout).toBe(false)
})
