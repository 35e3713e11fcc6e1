import type { z } from 'zod'
import type { AskAnswer } from '#contract/advice/calls.ts'
import type { adviceAnswers, adviceChoices } from '#contract/advice/entities.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { say } from '#web/words/say.ts'
import { stream } from './http/book-call.ts'
import { call } from './http/call.ts'
import { CallError } from './http/client.ts'

export type ChoiceFields = Readonly<z.infer<z.ZodObject<typeof adviceChoices.writable>>>
export type AdviceChoice = ChoiceFields & { readonly id: string; readonly createdAt: string }

export type AnswerFields = Readonly<z.infer<z.ZodObject<typeof adviceAnswers.writable>>>
export type AdviceAnswer = AnswerFields & { readonly id: string; readonly createdAt: string }

/** What the book advises today; it costs nothing of the month's questions. */
export const readToday = (token: string) => call('advice.today', { token })

/** A question, null for the whole picture, and those before it that it may go on from. */
export interface Put {
  readonly question: string | null
  readonly before: readonly string[]
}

const bodyOf = ({ question, before }: Put) =>
  question ? { question, before: before.slice(-limits.questionsBefore) } : {}

export const readPreview = (token: string, put: Put) =>
  call('advice.preview', { body: bodyOf(put), token })

const unexpected = (error: string): ErrorBody => ({ error, code: 'unexpected', requestId: '' })

/** The answer, once all of it is there and checked. */
export async function askAdvice(token: string, put: Put, signal: AbortSignal): Promise<AskAnswer> {
  for await (const event of await stream('ai-advice', { body: bodyOf(put), token, signal })) {
    if (event.name === 'done') return event.data
    if (event.name === 'failed') throw new CallError(500, event.data)
  }
  throw new CallError(
    0,
    unexpected(say('The answer was cut off. Find it under History in a moment.')),
  )
}
