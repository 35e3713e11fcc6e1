import { type ComponentProps, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { DrawnChart } from './lazy-chart.ts'
import type { RowsOf } from './series.ts'

interface LinkedChartProps extends Omit<ComponentProps<typeof DrawnChart>, 'onPress'> {
  readonly rowsOf: RowsOf
}

/** Its figures lead to their rows; the public site has no router, and no rows either. */
export function LinkedChart({ rowsOf, ...rest }: LinkedChartProps) {
  const navigate = useNavigate()
  const press = useCallback(
    (on: string, key: string) => {
      const rows = rowsOf(on, key)
      if (rows) void navigate(rows)
    },
    [rowsOf, navigate],
  )
  return <DrawnChart {...rest} onPress={press} />
}
