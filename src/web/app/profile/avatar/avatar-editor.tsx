import ImageUp from 'lucide-react/icons/image-up'
import Trash from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { pictureTypes } from '../promised.ts'
import { useOwnProfile } from '../use-own-profile.ts'
import { AvatarDialog } from './avatar-dialog.tsx'
import { useAvatar } from './use-avatar.ts'

export function AvatarEditor() {
  const { user } = useOwnProfile()
  const { upload, remove, isBusy } = useAvatar()
  const [picture, setPicture] = useState<Blob | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const isOwn = user.avatar.includes('.webp')

  async function choose(file: File | undefined) {
    if (!file) return
    const cut = await cutSquare(file)
    setPicture(cut)
    setProblem(cut ? null : say('Please choose a JPEG, PNG or WebP picture.'))
  }

  return (
    <div className="flex flex-wrap items-center gap-5">
      <img
        src={user.avatar}
        alt={say('You, as others see you')}
        className="size-20 shrink-0 rounded-full bg-muted"
      />
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap gap-2">
          <Button look="outline" disabled={isBusy} onClick={() => input.current?.click()}>
            <ImageUp aria-hidden />
            {isOwn ? say('Change picture') : say('Upload a picture')}
          </Button>
          {isOwn ? (
            <Button look="quiet" disabled={isBusy} onClick={remove}>
              <Trash aria-hidden />
              {say('Remove')}
            </Button>
          ) : null}
        </div>
        <p role={problem ? 'alert' : undefined} className="text-sm text-muted-foreground">
          {problem ??
            (isOwn ? say('Your own picture.') : say('Drawn for you. Only you can change it.'))}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        aria-label={say('Picture file')}
        accept={pictureTypes.join(',')}
        className="hidden"
        onChange={(event) => {
          void choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <AvatarDialog
        picture={picture}
        onClose={() => setPicture(null)}
        onUse={(chosen) => {
          setPicture(null)
          upload(chosen)
        }}
      />
    </div>
  )
}

/** Twice what the server keeps, so that nothing is lost and a large photo still travels fast. */
const sidePx = limits.avatarPx * 2

/** The middle of a picture as a small square, or null when the browser cannot read it. */
async function cutSquare(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const canvas = document.createElement('canvas')
  canvas.width = sidePx
  canvas.height = sidePx
  const side = Math.min(bitmap.width, bitmap.height)
  const left = (bitmap.width - side) / 2
  const top = (bitmap.height - side) / 2
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, sidePx, sidePx)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
}
