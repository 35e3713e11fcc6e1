import type { Hono } from 'hono'
import type { Engine } from '#server/engine.ts'
import type { ErrorCounts } from '#server/http/answer/error-counts.ts'
import { readJobStates, runSoon } from '#server/jobs/job-states.ts'
import { readFigures, readWaiting } from '#server/staff/figures.ts'
import type { StaffEnv } from '#server/staff/guard.ts'
import { readHealth } from '#server/staff/health.ts'
import { settingsOf } from '#server/staff/settings.ts'
import { done } from '../user-calls.ts'
import { staffCalls } from './admin-call.ts'

/** How the service does. */
export const adminSystemRoutes = (engine: Engine, errors: ErrorCounts): Hono<StaffEnv> =>
  staffCalls(engine, {
    'admin.figures': async ({ admin }) => {
      await errors.write()
      return readFigures(engine, admin)
    },
    'admin.waiting': ({ admin }) => readWaiting(engine, admin),
    'admin.system.health': async () => {
      await errors.write()
      return readHealth(engine)
    },
    'admin.system.settings': () => ({ settings: settingsOf(engine.config) }),
    'admin.system.jobs': async () => ({ jobs: await readJobStates(engine) }),
    'admin.system.run-job': async ({ params, admin }) => {
      await runSoon(engine, admin.id, params.name)
      return done
    },
  })
