import { useEffect, useRef, useState } from 'react'
import type { AskAnswer } from '#contract/advice/calls.ts'
import { askAdvice } from '#web/data/advice.ts'
import { CallError, toErrorBody } from '#web/data/http/client.ts'
import { report } from '#web/data/report.ts'
import { useSession } from '#web/data/session.tsx'

export interface Asking {
  readonly question: string | null
  readonly answer: AskAnswer | null
  readonly isBusy: boolean
  readonly trouble: string | null
  /** What was asked before on this page, the oldest first: a question may go on from it. */
  readonly before: readonly string[]
  readonly ask: (question: string | null) => Promise<void>
}

type State = Omit<Asking, 'ask' | 'before'>

/** Sums and answers are the server's, also where the rows are here: what is missing is said. */
const unreachedWords =
  'Answers are worked out by the server, and it cannot be reached. ' +
  'Your question stays in the box: ask again once you are connected.'

const isUnreached = (error: unknown) =>
  error instanceof CallError && error.status === 0 && error.code === 'unavailable'

const troubleOf = (error: unknown): string =>
  isUnreached(error) ? unreachedWords : toErrorBody(error).error

const nothing = { question: null, answer: null, isBusy: false, trouble: null } as const

/** One question at a time; a new one lets go of the one before. */
export function useQuestion(): Asking {
  const { token } = useSession()
  const [state, setState] = useState<State>(nothing)
  const [before, setBefore] = useState<readonly string[]>([])
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function ask(question: string | null) {
    if (!token) return
    // Pressed twice, the very same question is on its way already.
    if (state.isBusy && state.question === (question ?? '')) return
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    const set = (next: Partial<State>) =>
      stop.signal.aborted || setState((now) => ({ ...now, ...next }))
    setState({ ...nothing, question: question ?? '', isBusy: true })
    try {
      const answer = await askAdvice(token, { question, before }, stop.signal)
      set({ answer, isBusy: false })
      // One that was not understood too: nothing can go on from it, and that is said.
      if (question && !stop.signal.aborted) setBefore([...before, question])
    } catch (error) {
      if (stop.signal.aborted) return
      if (!isUnreached(error)) report('question not answered', error)
      set({ isBusy: false, trouble: troubleOf(error) })
    }
  }

  return { ...state, before, ask }
}
