import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Engine } from '../engine.ts'
import { openAllMetrics } from './all-metrics.ts'
import { openErrorCounts } from './answer/error-counts.ts'

export type Metrics = ReturnType<typeof openMetrics>

/** The figures of this process, in a register of its own. */
export function openMetrics(engine: Pick<Engine, 'clock' | 'database' | 'live' | 'log'>) {
  const { live } = engine
  const { pool } = engine.database
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requestS = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer began',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'awaited' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'live_streams',
    help: 'Devices listening for changes',
    registers: [registry],
    collect() {
      this.set(live.openStreams())
    },
  })
  const readAll = openAllMetrics(registry)
  return { registry, readAll, requestS, errors: openErrorCounts(engine) }
}
