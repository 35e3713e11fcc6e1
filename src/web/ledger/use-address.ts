import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type NavigateFunction,
  type NavigateOptions,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router'
import type { Day } from '#domain/calendar.ts'
import { useToday } from '#web/fields/use-book.ts'
import { stepBack } from '#web/ui/step-back.ts'
import { type Address, type OpenSheet, readAddress, writeAddress } from './address.ts'

const typingPauseMs = 300

export interface AddressBar {
  readonly address: Address
  /** `push` when the back button should come back here. */
  readonly go: (change: Partial<Address>, how?: 'push' | 'replace') => void
  readonly openSheet: (sheet: OpenSheet) => void
  readonly closeSheet: () => void
}

export function useAddressBar(): AddressBar {
  const today = useToday()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { state, key: step } = useLocation()
  // The browser takes its time to step back; the sheet is closed before.
  const [left, leave] = useState<string | null>(null)
  const isLeaving = left === step
  if (left !== null && !isLeaving) leave(null)
  const address = useMemo(() => {
    const read = readAddress(params, today)
    return isLeaving ? { ...read, sheet: null } : read
  }, [params, today, isLeaving])
  const isOwnStep = (state as { isSheet?: boolean } | null)?.isSheet === true
  // What the acts need is read when they run, so that they stay the same for every row.
  const now = useRef({ address, today, step, isOwnStep, isLeaving, navigate })
  useLayoutEffect(() => {
    now.current = { address, today, step, isOwnStep, isLeaving, navigate }
  })
  const acts = useMemo(() => actsOn(now, leave), [])
  return { address, ...acts }
}

interface Now {
  readonly address: Address
  readonly today: Day
  /** Which entry of the history this is, and whether opening a sheet made it. */
  readonly step: string
  readonly isOwnStep: boolean
  readonly isLeaving: boolean
  readonly navigate: NavigateFunction
}

function actsOn(now: { current: Now }, leave: (step: string) => void): Omit<AddressBar, 'address'> {
  const go = (change: Partial<Address>, options: NavigateOptions) => {
    const { address, today, navigate } = now.current
    const search = writeAddress({ ...address, ...change }, today).toString()
    void navigate({ search }, options)
  }
  return {
    go: (change, how = 'push') => go(change, { replace: how === 'replace' }),
    openSheet: (sheet) => go({ sheet }, { state: { isSheet: true } }),
    /** A sheet opened here was one step forward, so closing it is one step back, once. */
    closeSheet: () => {
      const { isOwnStep, isLeaving, step, navigate } = now.current
      if (!isOwnStep) return go({ sheet: null }, { replace: true })
      if (isLeaving) return
      // Once, also when it is asked twice before the next drawing.
      now.current = { ...now.current, isLeaving: true }
      leave(step)
      stepBack(() => void navigate(-1))
    },
  }
}

/** The words being typed: at once on screen, in the address bar after a pause. */
export function useSearchText({ address, go }: AddressBar) {
  const [typed, setTyped] = useState(address.text)
  const [seen, setSeen] = useState(address.text)
  const [written, setWritten] = useState(address.text)
  if (address.text !== seen) {
    setSeen(address.text)
    if (address.text !== written) setTyped(address.text)
  }
  const wanted = typed.trim()
  useEffect(() => {
    if (wanted === address.text) return
    const timer = setTimeout(() => {
      setWritten(wanted)
      go({ text: wanted }, 'replace')
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [wanted, address.text, go])
  return [typed, setTyped] as const
}
