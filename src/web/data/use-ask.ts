import { useCallback, useState } from 'react'
import type { ErrorBody } from '#contract/errors.ts'
import { toErrorBody } from './http/client.ts'
import { report } from './report.ts'

export interface Ask {
  /** Null when it failed; `lastError` says why. */
  readonly ask: <Answer>(what: string, work: () => Promise<Answer>) => Promise<Answer | null>
  readonly lastError: ErrorBody | null
}

/** Calls that answer a form: a failure is logged and kept for it. */
export function useAsk(): Ask {
  const [lastError, setLastError] = useState<ErrorBody | null>(null)
  const ask: Ask['ask'] = useCallback(async (what, work) => {
    setLastError(null)
    try {
      return await work()
    } catch (error) {
      report(what, error)
      setLastError(toErrorBody(error))
      return null
    }
  }, [])
  return { ask, lastError }
}
