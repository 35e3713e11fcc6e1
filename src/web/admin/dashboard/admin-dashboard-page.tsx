import { useState } from 'react'
import { useAdmin } from '#web/data/admin.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Card, CardBody, CardHead, CardTitle } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { ActionList } from '../action-list.tsx'
import { Trouble } from '../trouble.tsx'
import { useAnswer } from '../use-answer.ts'
import { Figures, Waiting } from './figures.tsx'
import { PermissionsCard } from './permissions-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { YouCard } from './you-card.tsx'

export function AdminDashboardPage() {
  const { admin, can } = useAdmin()
  // Counted, so that the lists below learn of what was done above.
  const [changes, setChanges] = useState(0)
  const changed = () => setChanges((before) => before + 1)
  if (!admin) return null
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3 lg:gap-6">
      {can('analytics', 'read') ? (
        <div className="lg:col-span-3">
          <Figures />
        </div>
      ) : null}
      <div className="lg:col-span-3 empty:hidden">
        <Waiting />
      </div>
      <div className="contents lg:*:h-full">
        <YouCard admin={admin} onChange={changed} />
        <SecondFactorCard onChange={changed} />
        <PermissionsCard admin={admin} />
      </div>
      <div className="lg:col-span-3">
        <SessionsCard version={changes} />
      </div>
      <div className="lg:col-span-3">
        <MineCard version={changes} />
      </div>
    </div>
  )
}

function MineCard({ version }: { readonly version: number }) {
  const query = { limit: '8' }
  const { answer, trouble, reload } = useAnswer('admin.audit.mine', { query }, version)
  return (
    <Card>
      <CardHead>
        <CardTitle>{say('Your recent actions')}</CardTitle>
      </CardHead>
      <CardBody>
        <Trouble words={trouble} onRetry={reload} />
        {!answer && !trouble ? <Skeleton className="h-32" /> : null}
        {answer ? <ActionList label={say('Your recent actions')} entries={answer.entries} /> : null}
      </CardBody>
    </Card>
  )
}
