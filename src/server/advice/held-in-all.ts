import { isMoney } from '#domain/accounts/account.ts'
import { knownOf } from '#domain/accounts/balance.ts'
import { sumAmounts } from '#domain/money/money.ts'
import { readAccounts } from '../analytics/position/account-parts.ts'
import { readBalances } from '../analytics/position/net-worth.ts'
import { lookOf } from './answers/ahead/month-ahead.ts'
import type { Book } from './book.ts'

interface HeldInAll {
  readonly amount: number
  readonly isAbout: boolean
}

/** What money accounts hold together less what is owed on cards; null where it is not known. */
export async function heldInAll(book: Book): Promise<HeldInAll | null> {
  const look = lookOf(book)
  const rows = await readAccounts(look)
  const balances = rows ? await readBalances(look, book.today, rows) : []
  const held = balances.filter(({ account }) => !account.archived && isMoney(account.kind))
  const known = held.map(({ account: { currency }, balance }) => ({
    ...{ currency, ...knownOf(balance.expected) },
  }))
  const amount = sumAmounts(
    known.map((one) => (one.amount === null ? null : book.inBook(one.amount, one.currency))),
  )
  if (held.length === 0 || amount === null) return null
  const isAbout = known.some((one) => one.isEstimated || one.currency !== book.currency)
  return { amount, isAbout }
}
