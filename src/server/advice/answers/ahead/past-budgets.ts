import type { BudgetFact, PeriodFact } from '#domain/advice/facts.ts'
import type { Period } from '#domain/advice/questions/period.ts'
import { budgetRow, dayWords, plainRow } from '#domain/advice/words.ts'
import { figureWords } from '#domain/money/figure-words.ts'
import { answered, type PlainAnswer, type Question } from '../answer.ts'
import { inPeriod } from '../say.ts'

interface Ended {
  readonly budget: BudgetFact
  readonly period: PeriodFact
}

/** The periods of a budget that ended in some days. */
const endedIn = (budget: BudgetFact, { from, to }: Period): readonly Ended[] =>
  budget.past
    .filter((period) => period.to >= from && period.to <= to)
    .map((period) => ({ budget, period }))

const overBy = ({ period }: Ended) => period.spent - (period.available ?? period.assigned)

function pastSentence({ book: { facts } }: Question, ended: Ended): string {
  const { budget, period } = ended
  const say = (amount: number) =>
    figureWords({ amount, isAbout: period.isAbout }, budget.currency, facts.locale)
  const over = overBy(ended)
  const used = `${say(period.spent)} of ${say(period.available ?? period.assigned)} was spent`
  const days = `from ${dayWords(facts, period.from)} to ${dayWords(facts, period.to)}`
  return over > 0
    ? `${budget.name}: ${say(over)} over ${days}; ${used}.`
    : `${budget.name}: ${say(-over)} was left ${days}; ${used}.`
}

/** How budgets ended in days that have been. */
export function answerEnded(
  question: Question,
  budgets: readonly BudgetFact[],
  days: Period,
  isOver: boolean,
): PlainAnswer {
  const all = budgets.flatMap((budget) => endedIn(budget, days))
  const over = all.filter((ended) => overBy(ended) > 0)
  const none = isOver && over.length === 0 && all.length > 0
  const some = isOver && over.length > 0 ? over : all
  const isOne = budgets.length === 1
  if (all.length === 0) {
    const whose = isOne ? budgets[0]?.name : 'Your budgets'
    return answered([`${whose} had no period that ended ${inPeriod(days)} and is known whole.`], {
      evidence: budgets.map(budgetRow),
    })
  }
  const first = none ? [`None of them was over ${inPeriod(days)}.`] : []
  return answered([...first, ...some.map((ended) => pastSentence(question, ended))], {
    evidence: some.map(({ budget, period }) => ({
      ...plainRow('budgets', budget, period.spent, budget.currency),
      ...(period.isAbout && { isAbout: true }),
    })),
    link: isOne ? `/mcapp/budgets/${budgets[0]?.id}` : '/mcapp/budgets',
  })
}
