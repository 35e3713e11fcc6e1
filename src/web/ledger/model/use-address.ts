import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type NavigateFunction, useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Day } from '#domain/calendar/calendar.ts'
import { useToday } from '#web/locale/use-locale.ts'
import { stepBack } from '#web/ui/overlay/step-back.ts'
import { type Address, type OpenSheet, readAddress, writeAddress } from './address.ts'

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
  const now = useRef({ today, step, isOwnStep, isLeaving, navigate })
  useLayoutEffect(() => {
    now.current = { today, step, isOwnStep, isLeaving, navigate }
  })
  const acts = useMemo(() => actsOn(now, leave), [])
  return { address, ...acts }
}

interface Now {
  readonly today: Day
  /** Which entry of the history this is, and whether opening a sheet made it. */
  readonly step: string
  readonly isOwnStep: boolean
  readonly isLeaving: boolean
  readonly navigate: NavigateFunction
}

/** What the address says now: a step is drawn some time after it was taken. */
function addressNow(today: Day) {
  const { usr } = (history.state ?? {}) as { readonly usr?: { readonly isSheet?: boolean } }
  const address = readAddress(new URLSearchParams(location.search), today)
  return { address, isSheet: usr?.isSheet === true }
}

function actsOn(now: { current: Now }, leave: (step: string) => void): Omit<AddressBar, 'address'> {
  const go = (change: Partial<Address>, how: 'push' | 'replace', opensSheet = false) => {
    const { today, isLeaving, navigate } = now.current
    const { address, isSheet: isOver } = addressNow(today)
    const before = isLeaving ? { ...address, sheet: null } : address
    const search = writeAddress({ ...before, ...change }, today).toString()
    const replace = how === 'replace'
    const isSheet = opensSheet || (replace && isOver && !isLeaving)
    // A sheet that closes is gone before the next press.
    const flushSync = change.sheet === null
    void navigate({ search }, { replace, flushSync, ...(isSheet && { state: { isSheet } }) })
  }
  return {
    go: (change, how = 'push') => go(change, how),
    openSheet: (sheet) => go({ sheet }, 'push', true),
    /** A sheet opened here was one step forward, so closing it is one step back, once. */
    closeSheet: () => {
      const { isOwnStep, isLeaving, step, navigate } = now.current
      if (!isOwnStep) return go({ sheet: null }, 'replace')
      if (isLeaving) return
      // Once, also when it is asked twice before the next drawing.
      now.current = { ...now.current, isLeaving: true }
      leave(step)
      stepBack(() => void navigate(-1))
    },
  }
}
