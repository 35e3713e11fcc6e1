import { useSyncExternalStore } from 'react'
import { VirtualRows } from '#web/ledger/list/virtual-rows.tsx'
import { say } from '#web/words/say.ts'
import type { ImportRow } from '../judge-files.ts'
import type { Preview } from '../use-preview.ts'
import { PreviewRow } from './preview-row.tsx'

export interface RowListProps {
  readonly rows: readonly ImportRow[]
  readonly preview: Preview
  readonly scroller: { readonly current: HTMLDivElement | null }
}

/** One line on a desk, a small card on a phone, a taller one where its letters are large. */
const sizes = [
  { rem: 11.5, media: window.matchMedia('(max-width: 19rem)') },
  { rem: 8.75, media: window.matchMedia('(max-width: 768px)') },
] as const
const deskRem = 4.5

function useRowRem(): number {
  const subscribe = (listener: () => void) => {
    for (const { media } of sizes) media.addEventListener('change', listener)
    return () => {
      for (const { media } of sizes) media.removeEventListener('change', listener)
    }
  }
  return useSyncExternalStore(
    subscribe,
    () => sizes.find(({ media }) => media.matches)?.rem ?? deskRem,
  )
}

export function RowList({ rows, preview, scroller }: RowListProps) {
  const rowRem = useRowRem()
  if (rows.length === 0) return null
  return (
    <div className="overflow-clip rounded-lg border [&>ul]:-mb-px">
      <VirtualRows
        label={say('Rows to import')}
        count={rows.length}
        rowRem={rowRem}
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
