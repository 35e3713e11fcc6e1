import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useToday } from '#web/fields/use-book.ts'
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
  const { state } = useLocation()
  const address = useMemo(() => readAddress(params, today), [params, today])
  const isOwnStep = (state as { isSheet?: boolean } | null)?.isSheet === true

  const go = useCallback<AddressBar['go']>(
    (change, how = 'push') => {
      const search = writeAddress({ ...address, ...change }, today).toString()
      void navigate({ search }, { replace: how === 'replace' })
    },
    [address, navigate, today],
  )
  const openSheet = useCallback(
    (sheet: OpenSheet) => {
      const search = writeAddress({ ...address, sheet }, today).toString()
      void navigate({ search }, { state: { isSheet: true } })
    },
    [address, navigate, today],
  )
  /** A sheet opened here was one step forward, so closing it is one step back. */
  const closeSheet = useCallback(() => {
    if (isOwnStep) void navigate(-1)
    else go({ sheet: null }, 'replace')
  }, [go, isOwnStep, navigate])

  return { address, go, openSheet, closeSheet }
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
