import type { Mention } from '#domain/advice/questions/names.ts'
import { firstDay, type Period, periodOf } from '#domain/advice/questions/period.ts'
import { shapeOf } from '#domain/advice/questions/shape.ts'
import { answered, type Question } from '../answer.ts'
import { daysAsked, saidOf, spentWords } from '../say.ts'
import { eachSubject, type Subject, subjectIn, wantedOf } from '../subject.ts'
import { type Summed, sumOf } from '../sums.ts'

/** A name behind a word that joins it, with what stands before names: and at the bakery. */
const joined = shapeOf(
  '^[^_]*_(?: (?:and|or|plus)(?: (?:also|both|on|at|for|in|with|from|the|my|our|a|an))* _)+',
  '[^_]*$',
)

/** Several things in a row, none of which narrows another down; two words may name one of them. */
export function isEachBySelf({ asked: { mentions, rest } }: Question): boolean {
  const isJoined = joined.test(rest.map(({ sign }) => sign).join(' '))
  const isNext = ({ lead, start }: Mention, at: number) =>
    /^(?:and|or)$/.test(lead) || start === mentions[at]?.end
  const [, ...others] = mentions
  return others.length > 0 && (isJoined || others.every(isNext))
}

const isFirst = ({ words }: Subject, at: number, all: readonly Subject[]) =>
  all.findIndex((one) => one.words === words) === at

/** Sushi and pizza, where one is a category and one a thing that is bought: each by itself. */
export function unlikeIn(question: Question): readonly Subject[] {
  if (!isEachBySelf(question)) return []
  return subjectIn(question).parts.length === 0 ? eachSubject(question).filter(isFirst) : []
}

/** What several things come to, each entry once; null where one of them cannot be left out. */
async function sumOnce(question: Question, period: Period, subjects: readonly Subject[]) {
  const sums: Summed[] = []
  const notCategoryIds: string[] = []
  const notNames: string[] = []
  const notEntryIds: string[] = []
  for (const { filter } of subjects) {
    if (filter.tags || filter.groupIds) return null
    const not = { notCategoryIds, notNames, notEntryIds }
    const wanted = { ...filter, ...not, kind: 'expense', period } as const
    sums.push(await sumOf(question.book.book, wanted))
    notCategoryIds.push(...(filter.categoryIds ?? []))
    notNames.push(...(filter.names ?? []))
    notEntryIds.push(...(filter.entryIds ?? []))
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
