import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { isUnavailable } from '../db/unavailable.ts'
import { complaintsOf } from './complaints.ts'
import { Fault } from './fault.ts'

/** What an error means to the caller; whatever is not recognised stays our own secret. */
export function toFault(error: unknown): Fault {
  if (error instanceof Fault) return error
  if (error instanceof z.ZodError) return invalidInput(error)
  if (isUnavailable(error)) return new Fault('unavailable')
  if (error instanceof HTTPException) return new Fault(codeOf(error))
  return new Fault('unexpected')
}

const invalidInput = (error: z.ZodError) =>
  new Fault('invalid-input', Object.fromEntries(complaintsOf(error)))

function codeOf({ status }: HTTPException) {
  if (status === 413) return 'too-large'
  return status < 500 ? 'malformed-request' : 'unexpected'
}
