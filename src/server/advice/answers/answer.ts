import type { AskAnswer } from '#contract/advice/calls.ts'
import type { Evidence } from '#domain/advice/advice.ts'
import type { AskedQuestion } from '#domain/advice/questions/asked.ts'
import type { AnswerBook } from './answer-book.ts'

export type Status = AskAnswer['status']

/** Sentences of our own, each true by itself, and the rows they are made from. */
export interface PlainAnswer {
  readonly status: Status
  readonly sentences: readonly string[]
  readonly evidence: readonly Evidence[]
  readonly link: string | null
  /** Questions that may be meant instead, to be pressed. */
  readonly proposals: readonly string[]
}

export interface Question {
  readonly asked: AskedQuestion
  readonly book: AnswerBook
}

export type AnswerTopic = (question: Question) => Promise<PlainAnswer>

interface More {
  readonly evidence?: readonly Evidence[]
  readonly link?: string | null
  readonly proposals?: readonly string[]
}

const told =
  (status: Status) =>
  (sentences: readonly string[], more: More = {}): PlainAnswer => ({
    status,
    sentences,
    evidence: more.evidence ?? [],
    link: more.link ?? null,
    proposals: more.proposals ?? [],
  })

export const answered = told('answered')
export const asking = told('asks')
export const unknown = told('unknown')
export const cannot = told('cannot')
