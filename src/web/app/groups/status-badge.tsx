import type { GroupRow } from '#contract/entities/groups.ts'
import { Badge } from '#web/ui/badge.tsx'
import { statusWords } from './group.ts'

const looks = {
  open: 'success',
  settling: 'warning',
  closed: 'default',
  archived: 'default',
} as const

export function StatusBadge({ status }: Pick<GroupRow, 'status'>) {
  return <Badge look={looks[status]}>{statusWords[status]}</Badge>
}
