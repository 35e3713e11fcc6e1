import { describe, expect, it } from 'vitest'
import type { GroupRow } from '#contract/groups/entities.ts'
import type { SettlementRow } from '#contract/groups/settlements.ts'
import { limits } from '#contract/limits.ts'
import { readSplitwise } from '#domain/groups/import-splitwise.ts'
import { activityWords } from './activity-words.ts'
import { namesIn } from './group.ts'
import type { ActivityRow } from './group-rows.ts'
import { csvOf } from './members/export-buttons.tsx'
import { paymentWords } from './payment-words.ts'
import { reasonsFor } from './settle/explain.ts'

const members = [
  { memberId: 'a', uid: 'anna', name: 'Anna', leftAt: null },
  { memberId: 'b', uid: 'ben', name: 'Ben', leftAt: '2026-11-01T00:00:00.000Z' },
]
const group = { id: 'g', name: 'Lisbon', members } as unknown as GroupRow
const letGo = {
  ...{ id: 's', groupId: 'g', from: 'b', to: 'a', amount: 500, currency: 'EUR' },
  ...{ date: '2026-11-02', status: 'confirmed', method: 'written-off', note: 'Written off' },
} as SettlementRow
const money = { expenses: [], settlements: [letGo] }

const activity = (kind: ActivityRow['kind'], data: object) =>
  ({ kind, memberId: 'a', subjectId: 's', data }) as unknown as ActivityRow

describe('a debt that was let go', () => {
  it('is nowhere called a payment', () => {
    const said = (uid: string) => {
      const names = namesIn(group, uid)
      const { from, to, amount, currency, method } = letGo
      const data = { from, to, amount, currency, method }
      const kinds = ['debt-written-off', 'settlement-deleted', 'settlement-restored'] as const
      return [
        paymentWords(letGo, names),
        ...reasonsFor(money, 'EUR', new Set(['b']), names).map(({ words }) => words),
        ...kinds.map((kind) => activityWords(activity(kind, data), names, 'en-GB')),
      ]
    }
    expect(said('anna')).toEqual([
      'You wrote off what Ben (left) owed',
      'You wrote off what Ben (left) owed',
      'You wrote off €5.00 that Ben (left) owed',
      'You took back writing off €5.00 that Ben (left) owed',
      'You wrote off €5.00 that Ben (left) owed again',
    ])
    expect(said('cara')[0]).toBe('Anna wrote off what Ben (left) owed')
  })

  it('says so in the exported table, and comes back from it with the same balances', () => {
    const names = namesIn(group, 'anna')
    const text = csvOf({ group, money, names } as unknown as Parameters<typeof csvOf>[0], new Map())
    expect(text).toContain('2026-11-02,Anna wrote off what Ben (left) owed,Written off,5.00,EUR')
    expect(text).not.toContain('Payment')
    const read = readSplitwise(text, limits)
    expect(read).toMatchObject({ group: { payments: [{ amount: 500 }], expenses: [] } })
  })
})
