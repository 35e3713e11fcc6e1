import { Button } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Card, CardHead, CardTitle } from '#web/ui/page/card.tsx'
import { SessionLine } from '#web/ui/page/session-line.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { Moment } from '../moment.tsx'
import { Trouble } from '../trouble.tsx'
import { useAct } from '../use-act.ts'
import { useAnswer } from '../use-answer.ts'

/** Where one is logged in as staff; what is not known is logged out here. */
export function SessionsCard({ version }: { readonly version: number }) {
  const { answer, trouble, reload } = useAnswer('admin.sessions', {}, version)
  const { act, isBusy } = useAct(reload)
  const sessions = answer?.sessions ?? []
  const end = (id: string, device: string) =>
    act(
      (send) => send('admin.sessions.end', { params: { id } }),
      say('{device} is logged out', { device }),
    )
  const endOthers = () =>
    act((send) => send('admin.sessions.end-all', {}), say('Your other devices are logged out'))
  return (
    <Card>
      <CardHead>
        <CardTitle>{say('Where you are logged in')}</CardTitle>
        {sessions.length > 1 ? (
          <Button look="outline" disabled={isBusy} onClick={endOthers}>
            {say('Log out all others')}
          </Button>
        ) : null}
      </CardHead>
      {trouble ? <Trouble words={trouble} onRetry={reload} /> : null}
      {!answer && !trouble ? <Skeleton className="m-5 h-12" /> : null}
      <ul className="divide-y">
        {sessions.map(({ id, device, address, createdAt, lastUsedAt, isCurrent }) => (
          <SessionLine
            key={id}
            device={device}
            isCurrent={isCurrent}
            isBusy={isBusy}
            onEnd={() => end(id, device)}
          >
            <Say
              words="Logged in {moment} from {address}, last used {moment2}"
              moment={<Moment at={createdAt} />}
              address={address}
              moment2={<Moment at={lastUsedAt} />}
            />
          </SessionLine>
        ))}
      </ul>
    </Card>
  )
}
