import type { Evidence } from '#domain/advice/advice.ts'
import type { Facts } from '#domain/advice/facts.ts'
import type { Asked } from '#domain/advice/questions/read-question.ts'
import type { Book } from '../book.ts'
import type { CategoryNames } from '../category-names.ts'

/** Sentences of our own, each true by itself, and the rows they are made from. */
export interface PlainAnswer {
  readonly sentences: readonly string[]
  readonly evidence: readonly Evidence[]
  readonly link: string | null
}

export interface Question {
  readonly asked: Asked
  readonly book: Book
  readonly names: CategoryNames
  readonly facts: Facts
}

export type AnswerTopic = (question: Question) => Promise<PlainAnswer>

export const plain = (...sentences: readonly string[]): PlainAnswer => ({
  sentences,
  evidence: [],
  link: null,
})
