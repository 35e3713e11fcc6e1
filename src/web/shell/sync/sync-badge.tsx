import CloudAlert from 'lucide-react/icons/cloud-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import { type ReactNode, useState } from 'react'
import { useReplica, useReplicaStatus } from '#web/data/replica-react.tsx'
import { arriving } from '#web/ui/loading/arriving.ts'
import { Later } from '#web/ui/loading/later.tsx'
import { Badge, type BadgeProps } from '#web/ui/page/badge.tsx'
import { syncWords } from './sync-words.ts'

const failureList = arriving(() => import('./failure-list.tsx').then((file) => file.FailureList))

interface NoteProps {
  readonly look: NonNullable<BadgeProps['look']>
  readonly icon: ReactNode
  readonly words: string
  readonly count: number
}

/** A phone has room for the picture and the number only; the words are still read aloud. */
function Note({ look, icon, words, count }: NoteProps) {
  return (
    <Badge look={look}>
      {icon}
      <span className="phone:sr-only">{words}</span>
      {count > 0 ? (
        <span aria-hidden className="hidden phone:inline">
          {count}
        </span>
      ) : null}
    </Badge>
  )
}

/** Says what is not on the server yet; says nothing when all is well. */
export function SyncBadge() {
  const status = useReplicaStatus()
  const failed = useReplica().failures().length
  const [isOpen, setOpen] = useState(false)
  const words = syncWords(status, failed)
  const isOffline = status.phase === 'offline'
  return (
    <>
      <span role="status" className="inline-flex">
        {words && failed > 0 ? (
          <button
            type="button"
            className="inline-flex control-least items-center rounded-full"
            onClick={() => setOpen(true)}
          >
            <Note
              look="destructive"
              icon={<CloudAlert aria-hidden />}
              words={words}
              count={failed}
            />
          </button>
        ) : null}
        {words && failed === 0 ? (
          <Note
            look={isOffline ? 'warning' : 'default'}
            icon={isOffline ? <CloudOff aria-hidden /> : <CloudUpload aria-hidden />}
            words={words}
            count={status.waiting}
          />
        ) : null}
      </span>
      <Later part={failureList} given={{ isOpen: isOpen && failed > 0, onOpenChange: setOpen }} />
    </>
  )
}
