import CloudAlert from 'lucide-react/icons/cloud-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import { useState } from 'react'
import { useReplica, useReplicaStatus } from '#web/data/replica-react.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { FailureList } from './failure-list.tsx'
import { syncWords } from './sync-words.ts'

/** Says what is not on the server yet; says nothing when all is well. */
export function SyncBadge() {
  const status = useReplicaStatus()
  const failures = useReplica().failures()
  const [isOpen, setOpen] = useState(false)
  const words = syncWords(status, failures.length)
  return (
    <>
      <span role="status" className="inline-flex">
        {failures.length > 0 ? (
          <button type="button" className="rounded-full" onClick={() => setOpen(true)}>
            <Badge look="destructive">
              <CloudAlert aria-hidden />
              {words}
            </Badge>
          </button>
        ) : null}
        {words && failures.length === 0 ? (
          <Badge look={status.phase === 'offline' ? 'warning' : 'default'}>
            {status.phase === 'offline' ? <CloudOff aria-hidden /> : <CloudUpload aria-hidden />}
            {words}
          </Badge>
        ) : null}
      </span>
      <FailureList isOpen={isOpen && failures.length > 0} onOpenChange={setOpen} />
    </>
  )
}
