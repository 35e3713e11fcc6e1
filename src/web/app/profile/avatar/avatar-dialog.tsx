import { useEffect, useState } from 'react'
import { Button } from '#web/ui/control/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'

export interface AvatarDialogProps {
  readonly picture: Blob | null
  readonly onUse: (picture: Blob) => void
  readonly onClose: () => void
}

function useAddressOf(picture: Blob | null): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!picture) return
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return picture ? address : undefined
}

/** How the picture will look, before it is used. */
export function AvatarDialog({ picture, onUse, onClose }: AvatarDialogProps) {
  const address = useAddressOf(picture)
  return (
    <Dialog open={picture !== null} onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        title={say('Use this picture?')}
        description={say('Its middle is used, in a circle.')}
      >
        <img
          src={address}
          alt={say('The new one, as others will see it')}
          className="mx-auto size-48 rounded-full bg-muted"
        />
        <DialogActions>
          <Button look="outline" onClick={onClose}>
            {say('Cancel')}
          </Button>
          <Button onClick={() => picture && onUse(picture)}>{say('Use picture')}</Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
