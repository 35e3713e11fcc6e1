import { useEffect, useRef, useState } from 'react'
import type { AskAnswer } from '#contract/advice-calls.ts'
import { askAdvice } from '#web/data/advice.ts'
import { toErrorBody } from '#web/data/client.ts'
import { report } from '#web/data/report.ts'
import { useSession } from '#web/data/session.tsx'

export interface Asking {
  readonly question: string | null
  readonly answer: AskAnswer | null
  readonly isBusy: boolean
  readonly trouble: string | null
  readonly ask: (question: string | null) => Promise<void>
}

const nothing = { question: null, answer: null, isBusy: false, trouble: null } as const

/** One question at a time; a new one lets go of the one before. */
export function useQuestion(): Asking {
  const { token } = useSession()
  const [state, setState] = useState<Omit<Asking, 'ask'>>(nothing)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function ask(question: string | null) {
    if (!token) return
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    const set = (next: Partial<Omit<Asking, 'ask'>>) =>
      stop.signal.aborted || setState((now) => ({ ...now, ...next }))
    setState({ ...nothing, question: question ?? '', isBusy: true })
    try {
      set({ answer: await askAdvice(token, question, stop.signal), isBusy: false })
    } catch (error) {
      if (stop.signal.aborted) return
      report('question not answered', error)
      set({ isBusy: false, trouble: toErrorBody(error).error })
    }
  }

  return { ...state, ask }
}
