import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { Kind } from './wishes.ts'

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

export function useGoalAddress(): GoalBar {
  const { id = '' } = useParams()
  const [params, setParams] = useSearchParams()
  return useMemo(() => {
    const money = params.get('money')
    return {
      id,
      isEditing: params.has('edit'),
      moving: money === null ? null : money === 'out' ? 'withdrawal' : 'contribution',
      changing: params.get('change'),
      edit: () => setParams({ edit: '1' }),
      move: (kind) => setParams({ money: kind === 'withdrawal' ? 'out' : 'in' }),
      changeMove: (moved) => setParams({ change: moved }),
      close: () => setParams({}, { replace: true }),
    }
  }, [id, params, setParams])
}
