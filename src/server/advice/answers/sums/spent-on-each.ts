import { firstDay, type Period, periodOf } from '#domain/advice/questions/period.ts'
import { answered, type Question } from '../answer.ts'
import { daysAsked, saidOf, spentWords } from '../say.ts'
import { eachSubject, type Subject, subjectIn, wantedOf } from '../subject.ts'
import { type Summed, sumOf } from '../sums.ts'

/** Several things in a row, none of which narrows another down. */
export function isEachBySelf({ asked }: Question): boolean {
  const [, ...others] = asked.mentions
  return others.length > 0 && others.every(({ lead }) => /^(?:and|or)$/.test(lead))
}

/** Sushi and pizza, where one is a category and one a thing that is bought: each by itself. */
export function unlikeIn(question: Question): readonly Subject[] {
  if (!isEachBySelf(question)) return []
  return subjectIn(question).parts.length === 0 ? eachSubject(question) : []
}

/** What several things come to, each entry once; null where one of them cannot be left out. */
async function sumOnce(question: Question, period: Period, subjects: readonly Subject[]) {
  const sums: Summed[] = []
  const notCategoryIds: string[] = []
  const notNames: string[] = []
  for (const { filter } of subjects) {
    if (filter.tags || filter.groupIds) return null
    const wanted = { ...filter, notCategoryIds, notNames, kind: 'expense', period } as const
    sums.push(await sumOf(question.book.book, wanted))
    notCategoryIds.push(...(filter.categoryIds ?? []))
    notNames.push(...(filter.names ?? []))
  }
  const totals = sums.flatMap(({ total, missing }) => (missing.length > 0 ? [] : (total ?? [])))
  if (totals.length < sums.length || sums.some(({ entries }) => entries === 0)) return null
  return saidOf(
    question.book.facts,
    totals.reduce((sum, one) => sum + one, 0),
    ...sums,
  )
}

export async function spentOnEach(question: Question, subjects: readonly Subject[]) {
  const { asked, book } = question
  const ever = periodOf(firstDay, book.facts.today, book.facts)
  const period = asked.periods.length > 0 ? daysAsked(question) : ever
  const sentences: string[] = []
  for (const subject of subjects) {
    const sum = await sumOf(book.book, wantedOf(subject, period))
    sentences.push(spentWords(book, subject, period, sum))
  }
  const together = await sumOnce(question, period, subjects)
  return answered([...sentences, ...(together ? [`Together ${together}, each entry once.`] : [])])
}
