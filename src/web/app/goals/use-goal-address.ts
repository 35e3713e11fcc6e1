import { useMemo } from 'react'
import { useParams } from 'react-router'
import { usePanelAddress } from '#web/form/use-panel-address.ts'
import type { Kind } from './goal-writes.ts'

/** What the address of one goal asks for. */
export interface GoalBar {
  readonly id: string
  readonly isEditing: boolean
  /** Which way money is to go. */
  readonly moving: Kind | null
  /** What was moved and is being put right. */
  readonly changing: string | null
  readonly edit: () => void
  readonly move: (kind: Kind) => void
  readonly changeMove: (id: string) => void
  readonly close: () => void
}

const panels = ['edit', 'money', 'change'] as const

export function useGoalAddress(): GoalBar {
  const { id = '' } = useParams()
  const address = usePanelAddress(panels)
  return useMemo(() => {
    const { params, open, close } = address
    const money = params.get('money')
    return {
      id,
      isEditing: params.has('edit'),
      moving: money === null ? null : money === 'out' ? 'withdrawal' : 'contribution',
      changing: params.get('change'),
      edit: () => open({ edit: '1' }),
      move: (kind) => open({ money: kind === 'withdrawal' ? 'out' : 'in' }),
      changeMove: (change) => open({ change }),
      close,
    }
  }, [id, address])
}
