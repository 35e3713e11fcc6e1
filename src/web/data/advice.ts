import type { z } from 'zod'
import type { AskAnswer, PreviewAnswer, TodayAnswer } from '#contract/advice-calls.ts'
import type { adviceAnswers, adviceChoices } from '#contract/entities/advice.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { CallError, call } from './client.ts'
import { readEvents } from './read-events.ts'

export type ChoiceFields = Readonly<z.infer<z.ZodObject<typeof adviceChoices.writable>>>
export type AdviceChoice = ChoiceFields & { readonly id: string; readonly createdAt: string }

export type AnswerFields = Readonly<z.infer<z.ZodObject<typeof adviceAnswers.writable>>>
export type AdviceAnswer = AnswerFields & { readonly id: string; readonly createdAt: string }

/** What the book advises today; it costs nothing of the month's questions. */
export const readToday = (token: string) =>
  call<TodayAnswer>('GET', '/api/ai-advice/today', undefined, { token })

/** A question, null for the whole picture, and those before it that it may go on from. */
export interface Put {
  readonly question: string | null
  readonly before: readonly string[]
}

const bodyOf = ({ question, before }: Put) =>
  question ? { question, before: before.slice(-limits.questionsBefore) } : {}

export const readPreview = (token: string, put: Put) =>
  call<PreviewAnswer>('POST', '/api/ai-advice/preview', bodyOf(put), { token })

const unexpected = (error: string): ErrorBody => ({ error, code: 'unexpected', requestId: '' })

/** The answer, once all of it is there and checked. */
export async function askAdvice(token: string, put: Put, signal: AbortSignal): Promise<AskAnswer> {
  const events = readEvents('/api/ai-advice', bodyOf(put), token, signal)
  for await (const { name, data } of events) {
    if (name === 'done') return data as AskAnswer
    if (name === 'failed') throw new CallError(500, data as ErrorBody)
  }
  throw new CallError(0, unexpected('The answer was cut off. Find it under History in a moment.'))
}
