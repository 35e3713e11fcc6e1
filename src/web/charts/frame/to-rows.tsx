import { type ReactNode, useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { RowsOf } from '../series.ts'

export type Press = (on: string, key: string) => void

export interface ToRowsProps {
  readonly rowsOf: RowsOf
  readonly children: (press: Press) => ReactNode
}

/** Leads from a bar to its rows. Charts of public pages lead nowhere and stand in no router. */
export function ToRows({ rowsOf, children }: ToRowsProps) {
  const navigate = useNavigate()
  const press = useCallback<Press>(
    (on, key) => {
      const rows = rowsOf(on, key)
      if (rows) void navigate(rows)
    },
    [rowsOf, navigate],
  )
  return children(press)
}
