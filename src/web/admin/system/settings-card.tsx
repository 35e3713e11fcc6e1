import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Card, CardBody, CardHead, CardTitle } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Trouble } from '../trouble.tsx'
import { useAnswer } from '../use-answer.ts'

/** How this server is set up; what may be a secret is only told to be set. */
export function SettingsCard() {
  const { answer, trouble, reload } = useAnswer('admin.system.settings', {})
  return (
    <Card>
      <CardHead>
        <CardTitle>{say('Settings')}</CardTitle>
      </CardHead>
      <CardBody>
        <Trouble words={trouble} onRetry={reload} />
        {!answer && !trouble ? <Skeleton className="h-64" /> : null}
        <dl className="grid gap-x-10 gap-y-1.5 sm:grid-cols-2">
          {answer?.settings.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-4 border-b py-1">
              <dt className="text-muted-foreground">{name}</dt>
              <dd className="min-w-12 text-right wrap-break-word">{value}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  )
}
