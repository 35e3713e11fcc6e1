import type { Context, Hono } from 'hono'
import type { AskBody, TodayAnswer } from '#contract/advice/calls.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { type Asking, type Finish, openQuestion } from '../advice/ask.ts'
import { previewQuestion } from '../advice/preview.ts'
import { quotaOf } from '../advice/quota.ts'
import { readTodaysAdvice } from '../advice/todays-advice.ts'
import { readUsage } from '../advice/usage.ts'
import type { Caller } from '../auth/identity.ts'
import type { Engine } from '../engine.ts'
import { toFault } from '../http/answer/answer-fault.ts'
import { sendJson } from '../http/answer/send-json.ts'
import type { CallerEnv } from '../http/caller.ts'
import { takeToken } from '../http/edge/rate-limit.ts'
import { requireProfile } from '../users/profiles.ts'
import { userCalls } from './user-calls.ts'

type Call = Context<CallerEnv>

const askingOf = ({ question, before = [] }: AskBody): Asking => ({
  question: question?.trim() ?? null,
  before,
})

/** Advice for today, questions, and what of the plan is used. */
export function adviceRoutes(engine: Engine): Hono<CallerEnv> {
  const { database, clock, outside } = engine
  const profileOf = ({ uid }: Caller) => requireProfile(database.pool, uid)
  const limitCalls = ({ uid }: Caller) => {
    const pace = { limit: limits.questionsPerMinute, windowS: 60 }
    return takeToken(database, { bucket: `advice:${uid}`, ...pace })
  }
  return userCalls(engine, {
    'advice.today': async ({ caller, c }) => {
      const profile = await profileOf(caller)
      const { advice, aside } = await readTodaysAdvice(engine, profile)
      const answer = {
        advice: advice as TodayAnswer['advice'],
        aside,
        recipient: outside.model?.recipient ?? null,
        aiAdvice: quotaOf(profile, clock.now()),
      } satisfies TodayAnswer
      return sendJson(c, JSON.stringify(answer))
    },
    'advice.preview': async ({ body, caller }) => {
      await limitCalls(caller)
      return previewQuestion(engine, await profileOf(caller), askingOf(body))
    },
    'ai-advice': async ({ body, caller, c }) => {
      await limitCalls(caller)
      const finish = openQuestion(engine, await profileOf(caller), askingOf(body))
      const isStreamed = /\btext\/event-stream\b/.test(c.req.header('accept') ?? '')
      return isStreamed ? streamAnswer(c, engine, finish) : finish()
    },
    'user.usage': async ({ caller }) => readUsage(engine, await profileOf(caller)),
  })
}

/** Whole, once it is checked; whoever goes away finds the answer in the history all the same. */
function streamAnswer(c: Call, { log }: Engine, finish: Finish): Response {
  const encoder = new TextEncoder()
  let isOpen = true
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      const tell = (event: string, data: unknown) => {
        if (isOpen)
          stream.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
      }
      try {
        tell('done', await finish())
      } catch (error) {
        const { message, code } = toFault(error)
        log[code === 'unexpected' ? 'error' : 'warn']({ err: error }, 'a question was not answered')
        tell('failed', { error: message, code, requestId: '' } satisfies ErrorBody)
      }
      if (isOpen) stream.close()
    },
    cancel() {
      isOpen = false
    },
  })
  return c.body(body, 200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'X-Accel-Buffering': 'no',
  })
}
