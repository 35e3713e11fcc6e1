import { isDeepStrictEqual } from 'node:util'
import { addAmounts } from '#domain/money/money.ts'
import { type Look, looking } from '#server/analytics/look.ts'
import { type Behind, readRowsBehind } from '#server/analytics/rows.ts'
import { seed } from '#server/seed/seed.ts'
import type { TestEngine } from './engine.ts'

export const lenses = ['share', 'paid', 'group'] as const
export type TestLens = (typeof lenses)[number]

/** The id of somebody with three years behind them, up to the day the engine believes in. */
export async function seedHousehold(one: TestEngine, transactions: number, groups: number) {
  const email = 'seeded@example.org'
  const until = one.now().toISOString().slice(0, 10)
  const who = { users: 1, email, password: 'four plain words', seed: '9' }
  await seed(one.engine, { ...who, transactions, groups, until })
  const { rows } = await one.engine.database.pool.query<{ id: string }>(
    'select id from users where email = $1',
    [email],
  )
  return rows[0]?.id ?? ''
}

export const lookOf = (one: TestEngine, uid: string, lens: TestLens = 'share') =>
  looking(one.engine, uid, { lens, groupId: null }, async (look) => look, ['days', 'payees'])

/** Counts figures, and keeps those whose rows do not add up to them. */
export class Crawl {
  readonly wrong: string[] = []
  figures = 0

  /** All pages of the rows behind a figure, added up one by one. */
  async check(look: Look, figure: number | null, behind: Behind, name: string): Promise<void> {
    let sum: number | null = 0
    let [found, said] = [0, 0]
    const [lacked, lacking] = [new Map<string, number>(), new Map<string, number | null>()]
    for (let after: string | undefined, isMore = true; isMore; ) {
      const page = await readRowsBehind(look, { ...behind, after })
      for (const { counted, currency, amount } of page.rows) {
        if (counted !== null) sum = addAmounts(sum, counted)
        else lacked.set(currency, (lacked.get(currency) ?? 0) + amount)
      }
      for (const { currency, amount } of page.missing ?? []) lacking.set(currency, amount)
      found += page.rows.length
      said = page.count
      isMore = page.next !== null
      after = page.next ?? undefined
      if (page.total !== figure) this.wrong.push(`${name}: total ${page.total}, not ${figure}`)
    }
    this.figures++
    if (sum !== figure) this.wrong.push(`${name}: rows come to ${sum}, not ${figure}`)
    if (!isDeepStrictEqual(lacked, lacking)) this.wrong.push(`${name}: other amounts lack a rate`)
    if (found !== said) this.wrong.push(`${name}: ${found} rows, not ${said}`)
  }
}
