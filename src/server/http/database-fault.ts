import { isTooLong, isUnavailable } from '../db/unavailable.ts'
import { Fault } from './fault.ts'

const ASK_AGAIN_S = 10

/** What a failing database means to the caller: to come back; null for any other error. */
export function databaseFault(error: unknown): Fault | null {
  if (isTooLong(error)) return new Fault('too-busy', undefined, ASK_AGAIN_S)
  return isUnavailable(error) ? new Fault('unavailable') : null
}
