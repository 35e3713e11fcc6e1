import type { HealthAnswer } from '#contract/staff/system.ts'
import { formatBytes } from '#web/locale/format-bytes.ts'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { Card, CardBody, CardHead, CardTitle } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { Trouble } from '../trouble.tsx'
import { useAnswer } from '../use-answer.ts'
import { spanWords } from './span-words.ts'

export function HealthCard() {
  const { answer, trouble, reload } = useAnswer('admin.system.health', {})
  return (
    <Card>
      <CardHead>
        <CardTitle>{say('Health')}</CardTitle>
        {answer ? (
          <Badge look={answer.isReady ? 'success' : 'destructive'}>
            {answer.isReady ? say('Ready') : say('Not ready')}
          </Badge>
        ) : null}
      </CardHead>
      <CardBody className="grid gap-5">
        <Trouble words={trouble} onRetry={reload} />
        {!answer && !trouble ? <Skeleton className="h-56" /> : null}
        {answer ? (
          <>
            <Facts health={answer} />
            {answer.databaseLacks ? (
              <p className="text-sm text-warning">{answer.databaseLacks}.</p>
            ) : null}
            <Errors errors={answer.errors} />
          </>
        ) : null}
      </CardBody>
    </Card>
  )
}

function Facts({ health }: { readonly health: HealthAnswer }) {
  const { connections, databaseBytes, memoryBytes } = health
  const size = (bytes: number) => formatBytes(bytes, navigator.language)
  const facts: readonly (readonly [string, string])[] = [
    [say('This server runs for'), spanWords(health.uptimeS)],
    [say('Memory'), size(memoryBytes)],
    [say('Node'), health.nodeVersion],
    ['PostgreSQL', `${health.databaseVersion}, ${size(databaseBytes)}`],
    [say('Migrations'), String(health.migrations)],
    [
      say('Connections'),
      say('{open} open, {awaited} waited for', {
        open: connections.open,
        awaited: connections.awaited,
      }),
    ],
    [say('Devices listening'), String(health.liveStreams)],
  ]
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Errors({ errors }: Pick<HealthAnswer, 'errors'>) {
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-medium text-muted-foreground">{say('Errors in 24 hours')}</h3>
      {errors.length === 0 ? <p>{say('None, on any server.')}</p> : null}
      <ul aria-label={say('Errors')} className="divide-y">
        {errors.map(({ route, status, count }) => (
          <li key={`${route} ${status}`} className="flex justify-between gap-4 py-1.5">
            <span className="wrap-anywhere">
              {route}{' '}
              <span className="text-muted-foreground">
                <Say words="answered {status}" status={status} />
              </span>
            </span>
            <span className="amount">{count}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
