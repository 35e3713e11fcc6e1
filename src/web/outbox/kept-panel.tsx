import { type ReactNode, useState } from 'react'

export interface KeptPanelProps {
  readonly isShown: boolean
  readonly children: ReactNode
}

/** Comes when it is first shown and then stays, so that nothing typed in it is lost. */
export function KeptPanel({ isShown, children }: KeptPanelProps) {
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  return wasShown ? <div hidden={!isShown}>{children}</div> : null
}
