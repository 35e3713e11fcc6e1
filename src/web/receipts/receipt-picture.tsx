import ImageOff from 'lucide-react/icons/image-off'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { type PictureState, usePicture } from '#web/data/receipts/use-picture.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { WideDialogBody, WideDialogContent } from '#web/ui/overlay/wide-dialog.tsx'
import { say } from '#web/words/say.ts'
import { ZoomedPicture } from './zoomed-picture.tsx'

export interface ReceiptPictureProps {
  readonly receiptId: string
  /** Null where it can only be looked at. */
  readonly onRemove: (() => void) | null
}

/** The receipt of an expense: small, and large when it is pressed. */
export function ReceiptPicture({ receiptId, onRemove }: ReceiptPictureProps) {
  const picture = usePicture(receiptId)
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={say('Receipt')} className="flex items-center gap-3 rounded-lg border p-2">
      <Thumb picture={picture} onOpen={() => setOpen(true)} />
      <div className="min-w-0 flex-1">
        <h3 className="font-medium">{say('Receipt')}</h3>
        <p className="text-sm text-muted-foreground">{wordsFor(picture)}</p>
      </div>
      {onRemove ? (
        <Button look="quiet" onClick={onRemove} className="px-2 text-sm text-muted-foreground">
          <X aria-hidden />
          {say('Remove')}
        </Button>
      ) : null}
      {picture.kind === 'here' ? (
        <Dialog open={isOpen} onOpenChange={setOpen}>
          <WideDialogContent title={say('Receipt')}>
            <WideDialogBody className="flex flex-col">
              <ZoomedPicture url={picture.url} label={say('The receipt')} />
            </WideDialogBody>
          </WideDialogContent>
        </Dialog>
      ) : null}
    </section>
  )
}

const frame = 'size-16 shrink-0 overflow-clip rounded-md border bg-muted'

function Thumb({
  picture,
  onOpen,
}: {
  readonly picture: PictureState
  readonly onOpen: () => void
}) {
  if (picture.kind === 'loading') return <Skeleton className="size-16 shrink-0" />
  if (picture.kind !== 'here') {
    return (
      <span className={`${frame} grid place-items-center`}>
        <ImageOff aria-hidden className="size-5 text-muted-foreground" />
      </span>
    )
  }
  return (
    <button type="button" aria-label={say('Show the receipt')} onClick={onOpen} className={frame}>
      <img src={picture.url} alt="" className="size-full object-cover object-top" />
    </button>
  )
}

const words: Readonly<Record<PictureState['kind'], string>> = {
  loading: say('Getting the picture…'),
  here: say('Press the picture to read it.'),
  away: say('It appears when there is a connection.'),
  gone: say('The picture is not here, or no longer here.'),
}

const wordsFor = ({ kind }: PictureState) => words[kind]
