import { useSyncExternalStore } from 'react'
import { VirtualRows } from '#web/ledger/list/virtual-rows.tsx'
import type { ImportRow } from '../judge-files.ts'
import type { Preview } from '../use-preview.ts'
import { PreviewRow } from './preview-row.tsx'

export interface RowListProps {
  readonly rows: readonly ImportRow[]
  readonly preview: Preview
  readonly scroller: { readonly current: HTMLDivElement | null }
}

/** One line on a desk, a small card on a phone. */
const rowRem = { desk: 4.5, phone: 8.75 } as const

const narrow = window.matchMedia('(max-width: 768px)')

function useIsPhone(): boolean {
  const subscribe = (listener: () => void) => {
    narrow.addEventListener('change', listener)
    return () => narrow.removeEventListener('change', listener)
  }
  return useSyncExternalStore(subscribe, () => narrow.matches)
}

export function RowList({ rows, preview, scroller }: RowListProps) {
  const isPhone = useIsPhone()
  if (rows.length === 0) return null
  return (
    <div className="overflow-clip rounded-lg border [&>ul]:-mb-px">
      <VirtualRows
        label="Rows to import"
        count={rows.length}
        rowRem={isPhone ? rowRem.phone : rowRem.desk}
        scroller={scroller}
      >
        {(index) => {
          const one = rows[index]
          return one ? <PreviewRow one={one} preview={preview} /> : null
        }}
      </VirtualRows>
    </div>
  )
}
