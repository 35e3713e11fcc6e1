import { describe, expect, it } from 'vitest'
import { knownBookFor } from '#domain/categories/known.ts'
import type { StatementRow } from '#domain/import/statement.ts'
import { importRow } from '#test/support/import-row.ts'
import { noChoices } from './choices.ts'
import { commandsOf, planImports } from './plan-import.ts'
import { shopIn } from './shop-name.ts'

const groceries = { id: 'food', type: 'expense', names: ['Groceries'], parentId: null } as const
const known = knownBookFor([groceries], 'expense', 'bank', () => true)

const one = (description: string, more: Partial<StatementRow> = {}) =>
  importRow('a', {}, { description, ...more })
const shop = (...said: Parameters<typeof one>) => shopIn(one(...said).row, known)

function stored(...said: Parameters<typeof one>) {
  const file = { id: 'file', fileName: 'a.csv', format: 'csv' } as const
  const [plan] = planImports([file], [one(...said)], noChoices, () => 'new')
  const moved = { paired: new Set<string>(), outside: new Set<string>() }
  const back = { moneyBack: new Set<string>(), paidBack: new Map<string, string>() }
  const parts = { ...back, categoryOf: () => null, newId: () => 'new', moved }
  const shopOf = ({ row }: ReturnType<typeof one>) => shopIn(row, known)
  const all = plan ? [...commandsOf(plan, { ...parts, shopOf, ids: new Map() })] : []
  return all[0]?.args.docs
}

describe('the shop in the words of a bank', () => {
  it('is the title of the row, and all that the bank wrote is in its notes', () => {
    const text = 'CARD PAYMENT 1234 LIDL SAGT DANKE 12.11'
    expect(stored(text)).toMatchObject([{ description: 'LIDL', merchant: 'LIDL', notes: text }])
    const cut = { notes: `${text} and more`, merchant: 'Lidl Dienstleistung' }
    expect(stored(text, cut)).toMatchObject([{ ...cut, description: 'Lidl' }])
  })

  it('is looked for only where a bank wrote, and what is unknown stays as it is', () => {
    expect(shop('LIDL')).toBeNull()
    expect(shop('Lidl, cheese for Ada')).toBeNull()
    expect(shop('CARD PAYMENT 1234 LIDL', { category: 'Groceries' })).toBeNull()
    expect(shop('CARD PAYMENT 1234 LIDL', { amount: 500 })).toBeNull()
    expect(shop('CARD PAYMENT 1234 ZXQVW')).toBeNull()
    const text = 'CARD PAYMENT 1234 ZXQVW'
    expect(stored(text)).toMatchObject([{ description: text, merchant: null, notes: null }])
  })
})
