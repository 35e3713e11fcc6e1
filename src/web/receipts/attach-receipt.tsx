import Paperclip from 'lucide-react/icons/paperclip'
import { useRef, useState } from 'react'
import { newId } from '#web/data/new-id.ts'
import { keepPicture, receiptCommand } from '#web/data/receipts/keep-picture.ts'
import { preparePicture } from '#web/data/receipts/picture-work.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useSession } from '#web/data/session.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { send } from '#web/writes/use-writes.ts'

export interface AttachReceiptProps {
  /** Whose members may see it too. */
  readonly groupId: string | null
  readonly onAttached: (receiptId: string) => void
}

/** Keeps a picture with an expense, without reading it. */
export function AttachReceipt({ groupId, onAttached }: AttachReceiptProps) {
  const input = useRef<HTMLInputElement>(null)
  const replica = useReplica()
  const { user } = useSession()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const attach = async (file: File) => {
    setProblem(null)
    setBusy(true)
    const picture = await preparePicture({ picture: file, turn: 0, part: null })
    const id = newId()
    const isKept = picture !== null && (await keepPicture(user?.id ?? '', id, picture.picture))
    setBusy(false)
    if (!picture)
      return setProblem(say('This browser cannot open that file. Choose a JPEG or PNG.'))
    if (!isKept) return setProblem(say('This device has no room for the picture.'))
    void send(replica, [receiptCommand({ id, groupId, picture })])
    onAttached(id)
  }
  return (
    <div className="grid justify-items-start gap-1">
      <Button
        look="quiet"
        disabled={isBusy}
        className="-ml-2 px-2 text-sm text-muted-foreground"
        onClick={() => input.current?.click()}
      >
        <Paperclip aria-hidden />
        {isBusy ? say('Adding the picture…') : say('Picture of the receipt')}
      </Button>
      {problem ? (
        <p role="alert" className="text-sm text-over">
          {problem}
        </p>
      ) : null}
      <input
        ref={input}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label={say('Picture of the receipt')}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void attach(file)
        }}
      />
    </div>
  )
}
