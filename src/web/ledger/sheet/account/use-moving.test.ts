import { expect, it } from 'vitest'
import type { AccountRow } from '#web/accounts/account.ts'
import { draftOfLine } from './use-moving.ts'

const account = (id: string, currency: string) => [id, { id, currency } as AccountRow] as const
const accounts = new Map([account('giro', 'EUR'), account('visa', 'EUR'), account('us', 'USD')])
const book = { accounts, own: 'EUR', locale: 'de-DE' }
const moved = {
  fromId: 'giro',
  toId: 'visa',
  amount: 30_050,
  arrives: null,
  date: null,
  ...{ unreadDate: null, repeats: 'monthly' as const },
}

it('a line that moves money fills the fields of a transfer', () => {
  const plain = draftOfLine(moved, '2026-11-18', book)
  expect(plain).toMatchObject({
    fromId: 'giro',
    toId: 'visa',
    amount: '300,50',
    repeats: 'monthly',
  })
  expect(plain).toMatchObject({ date: '2026-11-18', arrives: '' })
  const far = { ...moved, toId: 'us', arrives: 32_000, date: '2026-11-01' }
  const two = { arrives: '320,00', date: '2026-11-01' }
  expect(draftOfLine(far, '2026-11-18', book)).toMatchObject(two)
  expect(draftOfLine({ ...moved, toId: null }, '2026-11-18', book).toId).toBe('')
  const asked = { ...moved, amount: null, unreadDate: '31/11' }
  expect(draftOfLine(asked, '2026-11-18', book)).toMatchObject({ amount: '', date: '31/11' })
})
