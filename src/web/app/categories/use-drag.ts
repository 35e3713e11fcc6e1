import { type PointerEvent, type RefObject, useRef, useState } from 'react'

export interface Drag {
  readonly id: string
  /** How far it has been dragged. */
  readonly offsetPx: number
  /** Where it would stand if let go now. */
  readonly at: number
}

interface Start {
  readonly y: number
  /** The middles of the others, top to bottom. */
  readonly middles: readonly number[]
}

const middleOf = (element: Element) => {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}

export type DragHandle = Pick<
  React.ComponentProps<'button'>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>

/** Drags one item of a list by its handle; the items are the list's own children. */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onDrop: (id: string, at: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const start = useRef<Start | null>(null)
  const handleFor = (id: string): DragHandle => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const items = [...(list.current?.children ?? [])]
      const others = items.filter((_, index) => ids[index] !== id)
      start.current = { y: event.clientY, middles: others.map(middleOf) }
      setDrag({ id, offsetPx: 0, at: ids.indexOf(id) })
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current || drag?.id !== id) return
      const { y, middles } = start.current
      const at = middles.filter((middle) => middle < event.clientY).length
      setDrag({ id, offsetPx: event.clientY - y, at })
    },
    onPointerUp: () => {
      if (start.current && drag?.id === id) onDrop(id, drag.at)
      start.current = null
      setDrag(null)
    },
    onPointerCancel: () => {
      start.current = null
      setDrag(null)
    },
  })
  return { drag, handleFor }
}
