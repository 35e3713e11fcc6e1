import * as Radix from 'radix-ui/dialog'
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { KeepDraft } from './keep-draft.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

export interface WritingDialogProps {
  readonly isOpen?: boolean
  /** Where a trigger of its own opens it. */
  readonly onOpen?: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

type Box = HTMLInputElement | HTMLTextAreaElement

const chosen = new Set(['checkbox', 'radio', 'file', 'range', 'hidden', 'submit', 'button'])

const isBox = (target: EventTarget): target is Box =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !chosen.has(target.type))

/**
 * A dialog or sheet in which something is typed: Escape, a press beside it, its close button, the
 * browser's Back and closing the tab ask before that is lost. What is typed is told from what was
 * there when a field was first gone to, so that a form need not say anything of itself.
 */
export function WritingDialog({ isOpen = true, onOpen, onClose, children }: WritingDialogProps) {
  const [first] = useState(() => new Map<Box, string>())
  const [isTyped, setTyped] = useState(false)
  const look = useRef(() => {
    const isOther = [...first].some(([box, was]) => box.isConnected && box.value !== was)
    setTyped(isOther)
    return isOther
  })
  const guard = useLeaveGuard(isOpen && isTyped, () => {
    first.clear()
    onClose()
  })
  // What was sent is often taken out of its field again.
  useEffect(() => {
    look.current()
  })
  const onFocus = ({ target }: FocusEvent) => {
    if (isBox(target) && !first.has(target)) first.set(target, target.value)
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? onOpen?.() : guard.leave())}>
      {/* React tells of what happens in the dialog here, wherever the page has it. */}
      <div className="contents" onFocusCapture={onFocus} onInputCapture={() => look.current()}>
        {children}
      </div>
      <KeepDraft isOpen={guard.isAsking} onKeep={guard.stay} onDiscard={guard.go} />
    </Radix.Root>
  )
}
