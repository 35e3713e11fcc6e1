import { setTimeout as pause } from 'node:timers/promises'
import type { Engine } from '../engine.ts'
import { startCourier } from '../notifications/courier.ts'
import { startWebhookCourier } from '../webhooks/webhook-courier.ts'
import type { Job } from './job.ts'
import { jobsOf } from './registry.ts'
import { runDue } from './run-due.ts'

const EVERY_MS = 60_000
const FINISH_WITHIN_MS = 4000

export interface RunningJobs {
  /** Lets what runs come to an end, for a few seconds. */
  stop(): Promise<void>
}

/**
 * Does what is due now, also what was missed while nothing ran, and looks again once a minute.
 * Every server looks; which of them runs a job is settled in the database.
 */
export function startJobs(engine: Engine): RunningJobs {
  const ticking = startTicking(engine, jobsOf(engine.config), EVERY_MS)
  const couriers = [startCourier(engine), startWebhookCourier(engine)]
  return {
    async stop() {
      const finished = Promise.all([ticking, ...couriers].map((one) => one.stop()))
      await Promise.race([finished, pause(FINISH_WITHIN_MS)])
    },
  }
}

/** A look that takes long does not keep the next one from what else is due. */
export function startTicking(engine: Engine, list: readonly Job[], everyMs: number): RunningJobs {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()

  function look(): void {
    const run = runDue(engine, list, engine.clock.now(), stopping.signal)
    running.add(run)
    void run.finally(() => running.delete(run))
  }

  function lookAgain(inMs: number): NodeJS.Timeout {
    return setTimeout(() => {
      timer = lookAgain(everyMs)
      look()
    }, inMs)
  }

  look()
  // Servers that were started together need not look together.
  let timer = lookAgain(Math.random() * everyMs)
  return {
    async stop() {
      clearTimeout(timer)
      stopping.abort()
      await Promise.all(running)
    },
  }
}
