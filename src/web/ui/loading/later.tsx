import { type ComponentType, useEffect, useState } from 'react'
import { type Arriving, useArriving } from './arriving.ts'
import { whenIdle } from './when-idle.ts'

interface LaterProps<Props> {
  readonly part: Arriving<ComponentType<Props>>
  readonly given: Props
}

/**
 * A dialog that is closed when the page is drawn: its code comes when the page is idle, and
 * nothing of it is drawn before it is first opened. From then on it stays, to animate its closing.
 */
export function Later<Props extends { readonly isOpen: boolean }>(props: LaterProps<Props>) {
  const { part, given } = props
  const [wasOpened, setOpened] = useState(given.isOpen)
  if (given.isOpen && !wasOpened) setOpened(true)
  // A failure is told when the part itself is asked for.
  useEffect(() => whenIdle(() => void part.fetch().catch(() => undefined)), [part])
  if (!wasOpened) return null
  return <Drawn {...props} />
}

function Drawn<Props extends object>({ part, given }: LaterProps<Props>) {
  const Part = useArriving(part)
  return Part ? <Part {...given} /> : null
}
