import type { AccountKind } from '#domain/accounts/account.ts'
import { formatAmount } from '#domain/money/money.ts'
import { say } from '#web/words/say.ts'
import type { TransferFields } from './draft.ts'

interface Named {
  readonly name: string
  readonly currency: string
}

/** Where it went from and to, for those who read it: "from Giro to Visa". */
export function wayWords(
  { from, to }: Pick<TransferFields, 'from' | 'to'>,
  accounts: ReadonlyMap<string, Named>,
): string {
  const nameOf = (side: { readonly accountId: string } | null) =>
    side ? (accounts.get(side.accountId)?.name ?? say('an account')) : null
  const [left, came] = [nameOf(from), nameOf(to)]
  if (left === null) return say('to {came}', { came: came ?? '' })
  return came === null ? say('from {left}', { left }) : say('from {left} to {came}', { left, came })
}

/** What moved, as it left or as it came. */
export function sumWords(
  { from, to }: Pick<TransferFields, 'from' | 'to'>,
  accounts: ReadonlyMap<string, Named>,
  locale: string,
): string {
  const written = (side: { readonly accountId: string; readonly amount: number } | null) =>
    side && formatAmount(side.amount, accounts.get(side.accountId)?.currency ?? 'EUR', locale)
  const [left, came] = [written(from), written(to)]
  return left !== null && came !== null && left !== came
    ? say('{left}, {came} arrived', { left, came })
    : (left ?? came ?? '')
}

const of = (account: Pick<Named, 'name'> | undefined) => ({
  account: account?.name ?? say('the account'),
})

/** Which account a fee leaves, whether it is on top, and what it counts as. */
export const feeWords = (side: 'from' | 'to', account: Pick<Named, 'name'> | undefined): string =>
  side === 'from'
    ? say('It leaves {account} on top of the amount, and counts as spent.', of(account))
    : say('Less arrives in {account} by it, and it counts as spent.', of(account))

/** What of a transfer counts. */
export function countWords(
  { from, to, fee }: Pick<TransferFields, 'from' | 'to' | 'fee'>,
  accounts: ReadonlyMap<string, Named>,
  locale: string,
): string {
  if (!fee) return say('It is neither spent nor earned.')
  const currency = accounts.get((fee.side === 'from' ? from : to)?.accountId ?? '')?.currency
  return say('Only its fee of {amount} counts as spent.', {
    amount: formatAmount(fee.amount, currency ?? 'EUR', locale),
  })
}

interface Leaving {
  readonly account: Named & { readonly kind: AccountKind }
  /** What it holds before; null where that is unknown. */
  readonly holds: number | null
  /** With the fee. */
  readonly amount: number | undefined
}

/** Where more leaves than is there, of what is never overdrawn: it may be right all the same. */
export function beyondWords({ account, holds, amount }: Leaving, locale: string): string | null {
  const { name, kind, currency } = account
  const isNeverBelow = kind === 'savings' || kind === 'cash'
  if (!isNeverBelow || holds === null || amount === undefined || amount <= holds) return null
  const sumOf = (sum: number) => formatAmount(sum, currency, locale)
  return `${name} holds ${sumOf(holds)}: this is ${sumOf(amount - holds)} more.`
}
