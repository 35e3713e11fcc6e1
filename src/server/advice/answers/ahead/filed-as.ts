import { firstDay, periodOf } from '#domain/advice/questions/period.ts'
import type { Question } from '../answer.ts'
import { named } from '../subject.ts'
import { everything, partsOf } from '../sums.ts'

export interface FiledAs {
  readonly id: string
  readonly name: string
  /** As it was typed. */
  readonly text: string
  /** It is the name of the category itself. */
  readonly isSaid: boolean
}

/** Where things of that very name are filed mostly. */
async function asBefore({ book }: Question, name: string, text: string): Promise<FiledAs[]> {
  const period = periodOf(firstDay, book.facts.today, book.facts)
  const wanted = { ...everything, names: [name], kind: 'expense', period } as const
  const [most] = await partsOf(book.book, wanted, 'category')
  const filed = book.names.nameOf(most?.key ?? null)
  return most?.key && filed ? [{ id: most.key, name: filed, text, isSaid: false }] : []
}

/** What a thing would be filed under: its category, what that is a word for, or as before. */
export async function filedAs(question: Question): Promise<readonly FiledAs[]> {
  const found: FiledAs[] = []
  for (const mention of question.asked.mentions) {
    const one = { ...question, asked: { ...question.asked, mentions: [mention] } }
    const [category] = named(one, 'category').filter(({ fit }) => fit !== 'part')
    const [thing] = named(one, 'item', 'place').filter(({ fit }) => fit === 'whole')
    if (category?.fit === 'whole') found.push({ ...category, isSaid: true })
    else if (thing) found.push(...(await asBefore(question, thing.name, thing.text)))
    else if (category) found.push({ ...category, isSaid: false })
  }
  return found
}
