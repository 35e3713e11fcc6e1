import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { isUnavailable } from '../db/unavailable.ts'
import { Fault } from './fault.ts'

/** What an error means to the caller; whatever is not recognised stays our own secret. */
export function toFault(error: unknown): Fault {
  if (error instanceof Fault) return error
  if (error instanceof z.ZodError) return new Fault('invalid-input', fieldsOf(error))
  if (isUnavailable(error)) return new Fault('unavailable')
  if (error instanceof HTTPException) return new Fault(codeOf(error))
  return new Fault('unexpected')
}

function fieldsOf(error: z.ZodError): Record<string, string> {
  // A field may be called `constructor`, which every plain object seems to have already.
  const fields = new Map<string, string>()
  for (const issue of error.issues) {
    for (const name of namesOf(issue)) if (!fields.has(name)) fields.set(name, issue.message)
  }
  return Object.fromEntries(fields)
}

/** Unknown keys are reported on the object that holds them; each deserves its own mark. */
function namesOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.map(String)
  if (issue.code !== 'unrecognized_keys') return [path.join('.')]
  return issue.keys.map((key) => [...path, key].join('.'))
}

function codeOf({ status }: HTTPException) {
  if (status === 413) return 'too-large'
  return status < 500 ? 'malformed-request' : 'unexpected'
}
