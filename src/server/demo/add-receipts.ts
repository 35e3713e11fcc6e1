import { userScope } from '#contract/sync.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { exponentOf } from '#domain/money/money.ts'
import type { Engine } from '../engine.ts'
import { storeReceipt } from '../receipts/store-receipt.ts'
import { Chance } from '../seed/chance.ts'
import { globalCategory } from '../seed/global-category.ts'
import type { Household } from '../seed/household.ts'
import { drawSlip, slipLine, slipMiddle, slipRule } from './draw-slip.ts'
import { run } from './shared-life.ts'

interface Bought {
  readonly id: string
  readonly merchant: string
  readonly date: Day
  readonly amount: number
  readonly currency: string
}

const GROCERIES = globalCategory(100)
const MOST = 3
const GOODS = ['Bread', 'Cheese', 'Apples', 'Coffee', 'Tomatoes', 'Pasta', 'Olive oil'] as const
const LEAST_GOODS = 3

/** In parts that add up to it, none of them nothing. */
function priced(amount: number, chance: Chance): readonly (readonly [string, number])[] {
  const count = Math.min(amount, LEAST_GOODS + chance.below(GOODS.length - LEAST_GOODS + 1))
  const parts: (readonly [string, number])[] = []
  let left = amount
  for (const [at, name] of GOODS.slice(0, count).entries()) {
    const others = count - at - 1
    const price = others === 0 ? left : 1 + chance.below(Math.floor((left - others) / (others + 1)))
    parts.push([name, price])
    left -= price
  }
  return parts
}

/** What the till printed: the same shop, day and sum as the entry. */
export function slipOf({ id, merchant, date, amount, currency }: Bought): readonly string[] {
  const digits = exponentOf(currency)
  const say = (minor: number) => (minor / 10 ** digits).toFixed(digits)
  return [
    slipMiddle(merchant),
    slipMiddle(date),
    '',
    ...priced(amount, new Chance(id)).map(([name, price]) => slipLine(name, say(price))),
    slipRule,
    slipLine(`Total ${currency}`, say(amount)),
    '',
    slipMiddle('Made up for the demo'),
  ]
}

/** Pictures of the last few purchases, kept as if they had been taken. */
export async function addReceipts(engine: Engine, { profile, until }: Household): Promise<void> {
  const { id: uid } = profile
  const { rows } = await engine.database.pool.query<Bought>(
    `select id, merchant, date, amount, currency from expenses
      where scope = $1 and category_id = $2 and merchant is not null and refund_of is null
        and lines is null and date <= $3 order by date desc, id limit $4`,
    [userScope(uid), GROCERIES, until, MOST],
  )
  for (const bought of rows) {
    const receiptId = new Chance(`${bought.id} receipt`).id(engine.clock.now().getTime())
    await run(engine, uid, 'receipts.create', { doc: { id: receiptId } })
    await storeReceipt(engine, uid, receiptId, drawSlip(slipOf(bought)))
    await run(engine, uid, 'expenses.update', { id: bought.id, patch: { receiptId } })
  }
}
