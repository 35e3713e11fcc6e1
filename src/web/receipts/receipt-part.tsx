import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { AttachReceipt } from './attach-receipt.tsx'

const ReceiptPicture = whenAsked(
  () => import('./receipt-picture.tsx').then((file) => file.ReceiptPicture),
  () => <Skeleton className="h-20" />,
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
  return <ReceiptPicture receiptId={receiptId} onRemove={() => onChange({ receiptId: null })} />
}
