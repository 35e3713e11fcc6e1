import { type Context, Hono } from 'hono'
import { type AskBody, askBody, type TodayAnswer } from '#contract/advice-calls.ts'
import { type ErrorBody, errors } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { type Asking, type Finish, openQuestion } from '../advice/ask.ts'
import { previewQuestion } from '../advice/preview.ts'
import { quotaOf } from '../advice/quota.ts'
import { readTodaysAdvice } from '../advice/todays-advice.ts'
import { readUsage } from '../advice/usage.ts'
import type { Engine } from '../engine.ts'
import { type CallerEnv, requireCaller } from '../http/caller.ts'
import { takeToken } from '../http/rate-limit.ts'
import { readBody } from '../http/read-body.ts'
import { sendJson } from '../http/send-json.ts'
import { requireProfile } from '../users/profiles.ts'

type Call = Context<CallerEnv>

const askingOf = ({ question, before = [] }: AskBody): Asking => ({
  question: question?.trim() ?? null,
  before,
})

/** Advice for today, questions, and what of the plan is used. */
export function adviceRoutes(engine: Engine): Hono<CallerEnv> {
  const { database, clock, outside } = engine
  const app = new Hono<CallerEnv>()
  const signedIn = requireCaller(engine)
  const profileOf = (c: Call) => requireProfile(database.pool, c.var.caller.uid)

  const limitCalls = (c: Call) => {
    const bucket = `advice:${c.var.caller.uid}`
    return takeToken(database, { bucket, limit: limits.questionsPerMinute, windowS: 60 })
  }

  app.get('/api/ai-advice/today', signedIn, async (c) => {
    const profile = await profileOf(c)
    const { advice, aside } = await readTodaysAdvice(engine, profile)
    const answer = {
      advice: advice as TodayAnswer['advice'],
      aside,
      recipient: outside.model?.recipient ?? null,
      aiAdvice: quotaOf(profile, clock.now()),
    } satisfies TodayAnswer
    return sendJson(c, JSON.stringify(answer))
  })

  app.post('/api/ai-advice/preview', signedIn, async (c) => {
    const asking = askingOf(await readBody(c, askBody))
    await limitCalls(c)
    return c.json(await previewQuestion(engine, await profileOf(c), asking))
  })

  app.post('/api/ai-advice', signedIn, async (c) => {
    const asking = askingOf(await readBody(c, askBody))
    await limitCalls(c)
    const finish = openQuestion(engine, await profileOf(c), asking)
    const isStreamed = /\btext\/event-stream\b/.test(c.req.header('accept') ?? '')
    return isStreamed ? streamAnswer(c, engine, finish) : c.json(await finish())
  })

  app.get('/api/user/usage', signedIn, async (c) =>
    c.json(await readUsage(database.pool, await profileOf(c), clock.now())),
  )
  return app
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
        log.error({ err: error }, 'a question was not answered')
        const { message } = errors.unexpected
        const failure = { error: message, code: 'unexpected', requestId: '' } satisfies ErrorBody
        tell('failed', failure)
      }
      if (isOpen) stream.close()
    },
    cancel() {
      isOpen = false
    },
  })
  return c.body(body, 200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' })
}
