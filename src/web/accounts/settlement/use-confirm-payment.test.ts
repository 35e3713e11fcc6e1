import { describe, expect, it } from 'vitest'
import type { SettlementRow } from '#contract/groups/settlements.ts'
import type { Row } from '#contract/sync.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { confirming } from './use-confirm-payment.ts'

const payment = {
  ...{ id: 'p', groupId: 'g', from: 'tom', to: 'me', amount: 4351, currency: 'GBP' },
} as SettlementRow
const current = { id: 'current', name: 'Current', kind: 'current', currency: 'GBP' } as AccountRow

function here(sides: readonly Row[] = []): Replica {
  const members = [
    { memberId: 'me', uid: 'rosa' },
    { memberId: 'tom', uid: 'tom' },
  ]
  const tables = { groups: [{ id: 'g', members }], settlement_sides: sides }
  const rowsOf = (table: string): readonly Row[] => Reflect.get(tables, table) ?? []
  return {
    rows: (table: string) => new Map(rowsOf(table).map((row) => [row.id, row])),
    months: () => [],
  } as Partial<Replica> as Replica
}

const namesOf = (...args: Parameters<typeof confirming>) => {
  const { write, into } = confirming(...args)
  return [into, ...write.commands.map(({ name }) => name), write.undo.length]
}

describe('a payment that arrived', () => {
  it('comes into an account of whoever got it', () => {
    const placed = ['Current', 'settlements.confirm', 'settlements.setAccount', 2]
    expect(namesOf(here(), [current], payment, 'rosa')).toEqual(placed)
    const { commands } = confirming(here(), [current], payment, 'rosa').write
    expect(commands[1]?.args).toMatchObject({ id: 'p', accountId: 'current' })
  })

  it('stays where it was said to be, and moves nothing of anybody else', () => {
    const only = [null, 'settlements.confirm', 1]
    const said = { id: 's', settlementId: 'p', accountId: 'savings' }
    expect(namesOf(here([said]), [current], payment, 'rosa')).toEqual(only)
    expect(namesOf(here(), [current], payment, 'tom')).toEqual(only)
    expect(namesOf(here(), [], payment, 'rosa')).toEqual(only)
  })
})
