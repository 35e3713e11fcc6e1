import type { StatementLine } from '#domain/loans/reconcile.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { newId } from '#web/data/new-id.ts'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import { say } from '#web/words/say.ts'
import type { Reckoned } from '../reckon.ts'

/** What a statement says of one payment, as it is being typed. */
export interface StatementDraft {
  readonly key: string
  readonly period: number
  readonly interest: string
  readonly balance: string
}

export type LineMessages = Readonly<Partial<Record<'interest' | 'balance', string>>>

export type ReadLines =
  | { readonly ok: true; readonly lines: readonly StatementLine[] }
  | { readonly ok: false; readonly messages: readonly LineMessages[] }

/** The last one that is paid, or the first. */
export function latestPeriod({ coverage: { next }, outcome: { rows } }: Reckoned): number {
  if (!next) return rows.at(-1)?.period ?? 1
  return Math.max(1, next.period - 1)
}

export const newLine = (period: number): StatementDraft => ({
  key: newId(),
  period,
  interest: '',
  balance: '',
})

/** Zero is an answer too; an empty field is not known. */
export function readLines(
  drafts: readonly StatementDraft[],
  currency: string,
  locale: string,
): ReadLines {
  const read = (text: string) => {
    if (text.trim() === '') return { amount: null, problem: undefined }
    const parsed = readTypedAmount(text, currency, locale)
    if (parsed.ok) return { amount: parsed.amount, problem: undefined }
    return { amount: null, problem: amountProblemWords(parsed.reason, currency, locale) }
  }
  const lines: StatementLine[] = []
  const messages = drafts.map(({ period, interest, balance }): LineMessages => {
    const [charged, owed] = [read(interest), read(balance)]
    lines.push({ period, interest: charged.amount, balance: owed.amount })
    const problems = {
      ...(charged.problem ? { interest: charged.problem } : {}),
      ...(owed.problem ? { balance: owed.problem } : {}),
    }
    const isSilent = interest.trim() === '' && balance.trim() === ''
    return isSilent ? { interest: say('Enter the interest or what is still owed.') } : problems
  })
  return messages.some((one) => Object.keys(one).length > 0)
    ? { ok: false, messages }
    : { ok: true, lines }
}
