import { lazy, Suspense } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AttachReceipt } from './attach-receipt.tsx'

const ReceiptPicture = lazy(() =>
  import('./receipt-picture.tsx').then((module) => ({ default: module.ReceiptPicture })),
)

export interface ReceiptPartProps {
  readonly receiptId: string | null
  readonly groupId: string | null
  readonly onChange: (patch: { readonly receiptId: string | null }) => void
}

/** The picture of a receipt in a form, or the way to add one. */
export function ReceiptPart({ receiptId, groupId, onChange }: ReceiptPartProps) {
  if (receiptId === null) {
    return <AttachReceipt groupId={groupId} onAttached={(id) => onChange({ receiptId: id })} />
  }
  return (
    <Suspense fallback={<Skeleton className="h-20" />}>
      <ReceiptPicture receiptId={receiptId} onRemove={() => onChange({ receiptId: null })} />
    </Suspense>
  )
}
