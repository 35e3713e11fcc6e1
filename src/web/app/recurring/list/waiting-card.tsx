import { useId } from 'react'
import type { WaitingActs } from '#web/outbox/use-waiting-acts.ts'
import { WaitingLine } from '#web/outbox/waiting-line.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import type { Template } from '../template.ts'

export interface WaitingCardProps {
  readonly templates: readonly Template[]
  readonly acts: WaitingActs
}

/** What came and wants to be confirmed, with the amount it really was. */
export function WaitingCard({ templates, acts }: WaitingCardProps) {
  const id = useId()
  const waiting = templates
    .flatMap((template) => template.waitingOn.map((dueOn) => ({ template, dueOn })))
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1))
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="flex items-baseline gap-2 font-semibold">
        {say('Waiting for you')}
        <span className="text-sm font-normal text-muted-foreground">{waiting.length}</span>
      </h2>
      <Card className="border-primary">
        <ul>
          {waiting.map(({ template, dueOn }) => (
            <li key={`${template.id} ${dueOn}`} className="border-b last:border-b-0">
              <WaitingLine className="px-4 py-3" template={template} dueOn={dueOn} acts={acts} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
