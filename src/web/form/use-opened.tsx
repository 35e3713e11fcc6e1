import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'

export interface Opened<Row> {
  /** As it is, or as it was last seen; null for a new one. */
  readonly row: Row | null
  /** It was deleted elsewhere while it was open here. */
  readonly isDeleted: boolean
  /** It is not here, and never was while this is open. */
  readonly isGone: boolean
}

/** What an address opens, still there when another tab or device deletes it meanwhile. */
export function useOpened<Row>(id: string | null, found: Row | null): Opened<Row> {
  const seen = useRef<{ readonly id: string | null; readonly row: Row } | null>(null)
  useEffect(() => {
    if (found !== null) seen.current = { id, row: found }
  })
  const row = found ?? (id !== null && seen.current?.id === id ? seen.current.row : null)
  const isMissing = id !== null && found === null
  return { row, isDeleted: isMissing && row !== null, isGone: isMissing && row === null }
}

/** Closes what an old link asks for once it is known not to be here. */
export function useCloseGone({ isGone }: Opened<unknown>, close: () => void): void {
  const { isComplete } = useReplicaStatus()
  useEffect(() => {
    if (isGone && isComplete) close()
  }, [isGone, isComplete, close])
}

const Deleted = createContext(false)

interface OpenedPanelProps {
  readonly isDeleted: boolean
  readonly children: ReactNode
}

/** Tells the sheet within that its row was deleted elsewhere. */
export const OpenedPanel = ({ isDeleted, children }: OpenedPanelProps) => (
  <Deleted value={isDeleted}>{children}</Deleted>
)

interface Departed {
  readonly isDirty: boolean
  /** Who has it open asked for it. */
  readonly isByMe: boolean
}

/** Nothing written, nothing to keep open; who did not delete it is told why it closes. */
export function closeDeleted({ isDirty, isByMe }: Departed, close: () => void): void {
  if (isDirty) return
  close()
  if (!isByMe) toast({ variant: 'info', title: say('Deleted in another tab or on another device') })
}

/** Whether what is written here was deleted elsewhere; `byMe` says that it is deleted here. */
export function useDeleted(isDirty: boolean, close: () => void) {
  const isDeleted = useContext(Deleted)
  const isByMe = useRef(false)
  useEffect(() => {
    if (isDeleted) closeDeleted({ isDirty, isByMe: isByMe.current }, close)
  }, [isDeleted, isDirty, close])
  const byMe = () => {
    isByMe.current = true
  }
  return { isDeleted, byMe }
}

/** Why saving adds it again. */
export const DeletedNotice = () => (
  <p role="status" className="rounded-lg border bg-muted/40 p-3 wrap-anywhere">
    {say(
      `This was deleted meanwhile, in another tab or on another device. What you wrote is still
      here: add it again, or close.`,
    )}
  </p>
)
