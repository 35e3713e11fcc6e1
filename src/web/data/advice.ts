import type { z } from 'zod'
import type { AskAnswer, PreviewAnswer, TodayAnswer } from '#contract/advice-calls.ts'
import type { adviceAnswers, adviceChoices } from '#contract/entities/advice.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { CallError, call } from './client.ts'
import { readEvents } from './read-events.ts'

export type ChoiceFields = Readonly<z.infer<z.ZodObject<typeof adviceChoices.writable>>>
export type AdviceChoice = ChoiceFields & { readonly id: string; readonly createdAt: string }

export type AnswerFields = Readonly<z.infer<z.ZodObject<typeof adviceAnswers.writable>>>
export type AdviceAnswer = AnswerFields & { readonly id: string; readonly createdAt: string }

/** What the book advises today; it costs nothing of the month's questions. */
export const readToday = (token: string) =>
  call<TodayAnswer>('GET', '/api/ai-advice/today', undefined, { token })

export const readPreview = (token: string, question: string | null) =>
  call<PreviewAnswer>('POST', '/api/ai-advice/preview', question ? { question } : {}, { token })

const unexpected = (error: string): ErrorBody => ({ error, code: 'unexpected', requestId: '' })

/** The answer, once all of it is there and checked. */
export async function askAdvice(
  token: string,
  question: string | null,
  signal: AbortSignal,
): Promise<AskAnswer> {
  const events = readEvents('/api/ai-advice', question ? { question } : {}, token, signal)
  for await (const { name, data } of events) {
    if (name === 'done') return data as AskAnswer
    if (name === 'failed') throw new CallError(500, data as ErrorBody)
  }
  throw new CallError(0, unexpected('The answer was cut off. Find it under History in a moment.'))
}
