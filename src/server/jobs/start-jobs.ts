import { setTimeout as pause } from 'node:timers/promises'
import type { Engine } from '../engine.ts'
import { startCourier } from '../notifications/courier.ts'
import { setAlarm } from './alarm.ts'
import { jobs } from './registry.ts'
import { runDue } from './run-due.ts'

const FINISH_WITHIN_MS = 4000

export interface RunningJobs {
  /** Lets what runs come to an end, for a few seconds. */
  stop(): Promise<void>
}

/** Does what is due now, also what was missed while nothing ran, and then with every tick. */
export function startJobs(engine: Engine): RunningJobs {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()

  function ring(): void {
    if (stopping.signal.aborted) return
    const run = runDue(engine, jobs, engine.clock.now(), stopping.signal)
    running.add(run)
    void run.finally(() => running.delete(run))
  }

  const alarm = setAlarm(engine, ring)
  const courier = startCourier(engine)
  ring()
  return {
    async stop() {
      stopping.abort()
      const finished = Promise.all([alarm.stop(), courier.stop(), ...running])
      await Promise.race([finished, pause(FINISH_WITHIN_MS)])
    },
  }
}
