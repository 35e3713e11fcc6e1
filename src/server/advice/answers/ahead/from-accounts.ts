import type { Facts } from '#domain/advice/facts.ts'
import { dayWords } from '#domain/advice/words.ts'
import { heldInAll } from '#server/advice/held-in-all.ts'
import { readSafeByAccounts } from '#server/dashboard/safe.ts'
import type { Question } from '../answer.ts'
import { heldSentences } from '../answer-accounts.ts'
import { saidOf } from '../say.ts'
import { foreseenUntil } from './answer-lasts.ts'
import { endOfMonth, lookOf } from './month-ahead.ts'

/** What is usual until the month ends, beside what is known of it; a young book knows none. */
export async function usualRest(question: Question) {
  const foreseen = await foreseenUntil(question, endOfMonth(question.book.facts))
  return { amount: foreseen?.rest ?? 0, isAbout: foreseen?.about.isAbout === true }
}

export type Usual = Awaited<ReturnType<typeof usualRest>>

/** What accounts leave until the next income, as the dashboard counts it: no savings. */
export const spendableNow = ({ book }: Pick<Question, 'book'>) =>
  readSafeByAccounts(lookOf(book.book))

export type Spendable = NonNullable<Awaited<ReturnType<typeof spendableNow>>>

const fromHeld = 'Yes, from your accounts'
const fromSavings = 'Only from savings'

/** Savings are not there to be spent, so it is said what would be taken from them. */
export function savingsLead(facts: Facts, need: number, spendable: Spendable): string {
  const { left, until } = spendable
  const has = left > 0 ? saidOf(facts, left, spendable) : 'nothing'
  const more = saidOf(facts, need - Math.max(0, left), spendable)
  return (
    `${fromSavings}: your cash, current accounts and cards leave ${has} until ` +
    `${dayWords(facts, until)}, so ${more} would be taken from savings.`
  )
}

/** Money that is there is no guess: where a month has not enough, accounts may have. */
interface Means {
  /** The first words of a yes, where they hold the price and what months lack before it. */
  readonly accounts: string | null
  /** Those of what only savings hold. */
  readonly savings: string | null
  /** What stands over what they hold, as far as the answer rests on it or not. */
  readonly heldWords: (first: string, isOfBudget: boolean) => Promise<readonly string[]>
}

/** The same of this month and of those to come: what they lack until then comes off first. */
export async function meansFor(
  question: Pick<Question, 'book'>,
  cost: number,
  short: number,
): Promise<Means> {
  const { book } = question
  const { facts }: { readonly facts: Facts } = book
  const held = await heldInAll(book.book)
  const need = cost + short
  const isHeld = held !== null && held.amount >= need
  const spendable = isHeld ? await spendableNow(question) : null
  const isSaved = spendable !== null && spendable.left < need
  const lacking =
    short > 0
      ? `Your accounts do not hold that and the ${saidOf(facts, short, { isAbout: true })} ` +
        'that is missing besides.'
      : 'Your accounts do not hold that either.'
  return {
    accounts:
      isHeld && !isSaved ? `${fromHeld}: they hold ${saidOf(facts, held.amount, held)}.` : null,
    savings: isHeld && isSaved ? savingsLead(facts, need, spendable) : null,
    heldWords: (first, isOfBudget) => {
      if (first.startsWith(fromHeld) || first.startsWith(fromSavings)) {
        return heldSentences(book, [])
      }
      const isLacking = first.startsWith('No') && !isHeld && held !== null && !isOfBudget
      return heldSentences(book, isLacking ? [lacking] : undefined)
    },
  }
}
