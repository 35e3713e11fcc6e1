import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { ErrorBody } from '#contract/errors.ts'
import { databaseFault } from '../database-fault.ts'
import type { EdgeEnv } from '../edge/edge.ts'
import { Fault } from '../fault.ts'
import { complaintsOf } from './complaints.ts'

/** The one catch of the server. */
export const answerError = (log: Logger) => (error: Error, c: Context<EdgeEnv>) => {
  const fault = toFault(error)
  if (fault.status >= 500) {
    const context = { requestId: c.var.requestId, fault: fault.code, err: error }
    if (fault.status === 503) log.warn(context, 'could not be served now')
    else log.error(context, 'failed unexpectedly')
  }
  return answerFault(c, fault)
}

export function answerFault(c: Context<EdgeEnv>, fault: Fault): Response {
  c.set('refused', [fault.code])
  const body: ErrorBody = {
    error: fault.message,
    code: fault.code,
    requestId: c.var.requestId,
    ...(fault.fields && { fields: fault.fields }),
    ...(fault.second && { second: fault.second }),
    ...(fault.current && { current: fault.current }),
  }
  if (fault.status === 429 || fault.status === 503) {
    c.header('Retry-After', String(Math.max(1, Math.ceil(fault.retryAfterS))))
  }
  // The rest of the body is not read, so nothing more can be asked on this connection.
  if (fault.status === 413) c.header('Connection', 'close')
  return c.json(body, fault.status)
}

/** What an error means to the caller; whatever is not recognised stays our own secret. */
export function toFault(error: unknown): Fault {
  if (error instanceof Fault) return error
  if (error instanceof z.ZodError) return invalidInput(error)
  if (error instanceof HTTPException) return new Fault(codeOf(error))
  return databaseFault(error) ?? new Fault('unexpected')
}

const invalidInput = (error: z.ZodError) =>
  new Fault('invalid-input', Object.fromEntries(complaintsOf(error)))

function codeOf({ status }: HTTPException) {
  if (status === 413) return 'too-large'
  return status < 500 ? 'malformed-request' : 'unexpected'
}
