import { Card, CardBody, CardHead, CardTitle } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ActionList } from '../action-list.tsx'
import { Trouble } from '../trouble.tsx'
import { useAnswer } from '../use-answer.ts'

export function MineCard({ version }: { readonly version: number }) {
  const query = { limit: '8' }
  const { answer, trouble, reload } = useAnswer('admin.audit.mine', { query }, version)
  return (
    <Card>
      <CardHead>
        <CardTitle>Your recent actions</CardTitle>
      </CardHead>
      <CardBody>
        <Trouble words={trouble} onRetry={reload} />
        {!answer && !trouble ? <Skeleton className="h-32" /> : null}
        {answer ? <ActionList label="Your recent actions" entries={answer.entries} /> : null}
      </CardBody>
    </Card>
  )
}
