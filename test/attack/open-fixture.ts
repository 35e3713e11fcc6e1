import { Hono } from 'hono'
import { createApp } from '#server/app.ts'
import type { Engine } from '#server/engine.ts'
import { answerError } from '#server/http/answer/answer-fault.ts'
import type { EdgeEnv } from '#server/http/edge/edge.ts'
import { listen } from '#server/http/edge/listen.ts'
import { openTestEngine } from '../support/engine.ts'
import type { Plant } from './world.ts'

export interface Fixture {
  readonly url: string
  readonly dataDir: string
  readonly engine: Engine
  close(): Promise<void>
}

/**
 * A server with nobody in it; `plant` may add routes of its own, before all others. A proof
 * of work is only taken where its time is the real one: then say so by `at`.
 */
export async function openFixture(
  env: Readonly<Record<string, string>>,
  plant?: Plant,
  at?: string,
): Promise<Fixture> {
  const test = await openTestEngine({
    ...(at && { at }),
    env: { WRITES_PER_MINUTE: '100000000', ...env },
  })
  const app = new Hono<EdgeEnv>()
  app.onError(answerError(test.engine.log))
  plant?.(app, test.engine)
  app.route('/', createApp(test.engine))
  const server = await listen(app, { port: 0, host: '127.0.0.1' })
  return {
    url: server.url,
    dataDir: test.dataDir,
    engine: test.engine,
    async close() {
      await server.close()
      await test.close()
    },
  }
}
