import { dayWords } from '#domain/advice/words.ts'
import type { Question } from '../answer.ts'
import { saidOf } from '../say.ts'
import type { Row } from '../sums.ts'

const isSame = ({ words, description }: Row) => words.toLowerCase() === description.toLowerCase()

export const rowName = (row: Row): string =>
  isSame(row) ? row.words : `${row.description} at ${row.words}`

export const rowSentence = ({ book: { facts } }: Question, row: Row) =>
  `${rowName(row)}, ${dayWords(facts, row.date ?? '')}: ${saidOf(facts, row.cost, row)}`
