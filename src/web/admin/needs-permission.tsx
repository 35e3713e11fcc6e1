import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import type { Resource, Verb } from '#contract/permissions.ts'
import { useAdmin } from '#web/data/admin.tsx'
import { Card } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'

export interface NeedsPermissionProps {
  readonly needs: readonly [Resource, Verb] | undefined
  readonly children: ReactNode
}

/** A page for those who may see it; the server would tell the others nothing anyway. */
export function NeedsPermission({ needs, children }: NeedsPermissionProps) {
  const { can } = useAdmin()
  if (!needs || can(...needs)) return children
  return (
    <Card>
      <Empty icon={<Lock aria-hidden />} title="This page is not for your role">
        If you need it for your work, ask a super admin for another role.
      </Empty>
    </Card>
  )
}
