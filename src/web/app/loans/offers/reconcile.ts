import type { LoanPlan } from '#domain/loans/loan-plan.ts'
import type { Counting, CountingMatch, StatementLine } from '#domain/loans/reconcile.ts'
import { say } from '#web/words/say.ts'
import type { LoanFields } from '../loan.ts'
import {
  balanceChoices,
  compoundingChoices,
  dayCountChoices,
  firstPeriodChoices,
  roundingChoices,
} from '../loan-words.ts'

export interface ReconcileAsk {
  readonly plan: LoanPlan
  readonly lines: readonly StatementLine[]
}

/** A thousand ways are tried on another thread, so that the page goes on meanwhile. */
export function findCounting(
  asked: ReconcileAsk,
  onFound: (found: readonly CountingMatch[]) => void,
): () => void {
  const worker = new Worker(new URL('./reconcile-worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<readonly CountingMatch[]>) => {
    worker.terminate()
    onFound(data)
  }
  worker.postMessage(asked)
  return () => worker.terminate()
}

export type CountingFields = Pick<
  LoanFields,
  | 'dayCount'
  | 'compounding'
  | 'paymentRounding'
  | 'interestRounding'
  | 'balanceKept'
  | 'firstPeriod'
>

export const countingFields = ({
  dayCount,
  compounding,
  conventions,
}: Counting): CountingFields => ({
  dayCount,
  compounding,
  paymentRounding: conventions.paymentRounding,
  interestRounding: conventions.interestRounding,
  balanceKept: conventions.balance,
  firstPeriod: conventions.firstPeriod,
})

type Choices = readonly { readonly value: string; readonly label: string }[]

const questions: readonly (readonly [keyof CountingFields, string, Choices])[] = [
  ['dayCount', say('Days'), dayCountChoices],
  ['compounding', say('Interest on interest'), compoundingChoices],
  ['firstPeriod', say('First period'), firstPeriodChoices],
  ['interestRounding', say('Interest rounded'), roundingChoices],
  ['paymentRounding', say('Payment rounded'), roundingChoices],
  ['balanceKept', say('What is owed'), balanceChoices],
]

/** What is different from the loan as it is, in words. */
export function differenceWords(before: CountingFields, after: CountingFields): readonly string[] {
  return questions.flatMap(([name, title, choices]) => {
    if (before[name] === after[name]) return []
    const words = choices.find(({ value }) => value === after[name])?.label ?? after[name]
    return [`${title}: ${words}`]
  })
}
