import { type SettlePlan, settleUp } from '#domain/groups/settle-up.ts'
import { splitExpense } from '#domain/groups/split-expense.ts'
import type { AmountProblem } from '#domain/money/parse-amount.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import type { ChartWriting } from '#web/charts/series.ts'
import { say } from '#web/words/say.ts'

/** As it is typed. */
export interface SplitPerson {
  readonly id: string
  readonly name: string
  readonly paid: string
  /** How many count under this name, such as 2 for a couple. */
  readonly heads: number
}

/** By id the name, or what stands for it; whose name somebody above has gets a number. */
export function titlesOf(people: readonly SplitPerson[]): ReadonlyMap<string, string> {
  const titles = new Map<string, string>()
  const taken = new Set<string>()
  for (const { id, name } of people) {
    const plain = name.trim() || say('Person {id}', { id: Number(id.slice(1)) })
    let title = plain
    for (let place = 2; taken.has(title.toLowerCase()); place++) title = `${plain} (${place})`
    titles.set(id, title)
    taken.add(title.toLowerCase())
  }
  return titles
}

export interface PersonAnswer {
  readonly id: string
  readonly paid: number
  readonly share: number
}

export interface SplitAnswer {
  readonly total: number
  readonly people: readonly PersonAnswer[]
  readonly plan: SettlePlan
}

export type PaidProblem = AmountProblem | 'negative'

type ReadPaid =
  | { readonly ok: true; readonly amount: number }
  | { readonly ok: false; readonly reason: PaidProblem }

/** Nothing typed is nothing paid. */
export function readPaid(text: string, { currency, locale }: ChartWriting): ReadPaid {
  if (text.trim() === '') return { ok: true, amount: 0 }
  const read = readTypedAmount(text, currency, locale)
  return read.ok && read.amount < 0 ? { ok: false, reason: 'negative' } : read
}

/** Why there is no answer: nobody paid anything yet, or what somebody paid is not understood. */
export type NoSplit = 'nothing-paid' | 'unread' | 'too-large'

/** Who bears what, and who pays whom. */
export function answerSplit(
  people: readonly SplitPerson[],
  writing: ChartWriting,
): SplitAnswer | NoSplit {
  const paid = new Map<string, number>()
  for (const { id, paid: text } of people) {
    const read = readPaid(text, writing)
    if (!read.ok) return 'unread'
    paid.set(id, read.amount)
  }
  const total = paid.values().reduce((sum, amount) => sum + amount, 0)
  if (total === 0) return 'nothing-paid'
  if (!Number.isSafeInteger(total)) return 'too-large'
  const parts = people.map(({ id, heads }) => ({ memberId: id, value: String(heads) }))
  const split = splitExpense(total, { mode: 'shares', parts }, 'calculator')
  if (!split.ok) return 'too-large'
  const shares = new Map(split.shares.map(({ memberId, amount }) => [memberId, amount]))
  const answers = people.map(({ id }) => ({
    id,
    paid: paid.get(id) ?? 0,
    share: shares.get(id) ?? 0,
  }))
  const plan = settleUp(new Map(answers.map((one) => [one.id, one.paid - one.share])))
  return plan ? { total, people: answers, plan } : 'too-large'
}
