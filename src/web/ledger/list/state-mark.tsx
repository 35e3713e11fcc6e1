import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import { say } from '#web/words/say.ts'

/** On a row that the server does not have. */
export function StateMark({ isFailed }: { readonly isFailed: boolean }) {
  const Icon = isFailed ? CircleAlert : CloudUpload
  return (
    <span className={isFailed ? 'text-over' : 'text-muted-foreground'}>
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{isFailed ? say('Not saved') : say('Waiting to be sent')}</span>
    </span>
  )
}
