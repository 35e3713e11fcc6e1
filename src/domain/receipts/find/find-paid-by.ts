/** Finds how a receipt was paid. */
import type { PaymentMethod } from '../../entry-line/find-payment.ts'
import type { LabelledRow } from './label-rows.ts'

export interface PaidBy {
  readonly method: PaymentMethod
  readonly row: LabelledRow
  readonly score: number
}

interface Sign {
  readonly method: PaymentMethod
  readonly words: RegExp
  readonly score: number
}

const signs: readonly Sign[] = [
  {
    method: 'mobile',
    words:
      /APPLE\s?PAY|GOOGLE\s?PAY|PAYPAL|ALIPAY|WECHAT|GRAB\s?PAY|TOUCH\s?N|TWINT|\bUPI\b|E-?WALLET/,
    score: 4,
  },
  {
    method: 'card',
    words:
      /\bVISA\b|MASTER\s?CARD|\bAMEX\b|AMERICAN\s?EXPRESS|MAESTRO|GIROCARD|EFTPOS|\bDISCOVER\b/,
    score: 3,
  },
  { method: 'card', words: /[X*•]{4,}\s?\d{4}\b|CARD\s?(?:NO|NUM|#)|\bCONTACTLESS\b/, score: 3 },
  {
    method: 'card',
    words: /\bDEBIT\b|CREDIT\s?CARD|\bCARD\b|KARTENZ|\bCARTE\b|TARJETA|\bPIN\s?VERIFIED|\bKARTA\b/,
    score: 2,
  },
  { method: 'bank', words: /BANK\s?TRANSFER|\bIBAN\b.*\d|UBERWEISUNG/, score: 1 },
  {
    method: 'cash',
    words:
      /\bCASH\b(?!\s?(?:BILL|SALES?|MEMO|BACK|IER|INV))|EFECTIVO|CONTANT|ESPECES|GEGEBEN|GOTOWKA/,
    score: 1.5,
  },
]

/** The likeliest first. A figure beside the words says that it was really paid so. */
export function findPaidBy(rows: readonly LabelledRow[]): readonly PaidBy[] {
  const found = rows.flatMap((row) =>
    signs
      .filter(({ words }) => words.test(row.words))
      .map(({ method, score }): PaidBy => {
        const isPaid = row.amounts.some(({ value }) => value > 0)
        return { method, row, score: score + (isPaid ? 1.5 : 0) }
      }),
  )
  const change = rows.find(({ roles, amounts }) => roles.has('change') && amounts.length > 0)
  const isBack = change?.amounts.some(({ value }) => value > 0) ?? false
  if (change && isBack) found.push({ method: 'cash', row: change, score: 3.2 })
  const best = Map.groupBy(found, ({ method }) => method)
  return [...best.values()]
    .flatMap((same) => same.toSorted((one, other) => other.score - one.score).slice(0, 1))
    .toSorted((one, other) => other.score - one.score)
}
