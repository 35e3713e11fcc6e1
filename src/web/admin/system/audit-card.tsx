import LinkIcon from 'lucide-react/icons/link'
import Unlink from 'lucide-react/icons/unlink'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AuditVerifyAnswer } from '#contract/staff/entities.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { Card, CardBody, CardHead, CardTitle } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { ActionList } from '../action-list.tsx'
import { Trouble } from '../trouble.tsx'
import { useAnswer } from '../use-answer.ts'
import { AuditFilterBar } from './audit-filter.tsx'
import { auditQuery, nameOf } from './audit-query.ts'

const PAGE = 10

/** What everybody did, and whether the log is as it was written. */
export function AuditCard() {
  const [before, setBefore] = useState<number | null>(null)
  const older = before === null ? null : { before: String(before) }
  const [params] = useSearchParams()
  const query = { limit: String(PAGE), ...older, ...auditQuery(params) }
  const { answer, trouble, reload } = useAnswer('admin.audit.list', { query })
  const chain = useAnswer('admin.audit.verify', {})
  return (
    <Card>
      <CardHead>
        <CardTitle>{say('Audit log')}</CardTitle>
        {chain.answer ? <Chain chain={chain.answer} /> : null}
      </CardHead>
      <CardBody className="grid grid-cols-1 gap-4">
        <AuditFilterBar
          onChange={() => setBefore(null)}
          about={nameOf(params.get('person'), answer?.entries ?? [])}
          onExported={() => {
            reload()
            chain.reload()
          }}
        />
        <Trouble words={trouble} onRetry={reload} />
        {!answer && !trouble ? <Skeleton className="h-32" /> : null}
        {answer ? <ActionList label={say('Audit log')} entries={answer.entries} isNamed /> : null}
        <div className="flex justify-between gap-2">
          {before === null ? (
            <span />
          ) : (
            <Button look="outline" onClick={() => setBefore(null)}>
              {say('Newest')}
            </Button>
          )}
          {answer?.next ? (
            <Button look="outline" onClick={() => setBefore(answer.next)}>
              {say('Older')}
            </Button>
          ) : null}
        </div>
      </CardBody>
    </Card>
  )
}

function Chain({ chain }: { readonly chain: AuditVerifyAnswer }) {
  return chain.isIntact ? (
    <Badge look="success">
      <LinkIcon aria-hidden />
      <Say words="{entries} entries, unbroken" entries={chain.entries} />
    </Badge>
  ) : (
    <Badge look="destructive">
      <Unlink aria-hidden />
      <Say words="Broken at entry {brokenAt}" brokenAt={chain.brokenAt} />
    </Badge>
  )
}
