import { useNavigate } from 'react-router'
import { routes } from '#contract/routes.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { toast } from '#web/ui/toast.ts'
import { type Entry, sharedIn } from './entry.ts'

/** My part of a group's expense opens in its group; false for an entry of my own. */
export function useOpenShared(): (entry: Entry) => boolean {
  const navigate = useNavigate()
  const replica = useReplica()
  return (entry) => {
    const shared = sharedIn(entry)
    if (!shared) return false
    const { groupId, expenseId } = shared
    if (replica.rows('groups').has(groupId)) {
      void navigate(`${routes.group.path.replace(':id', groupId)}?edit=${expenseId}`)
    } else {
      toast({
        variant: 'warning',
        title: 'You are no longer in that group',
        description: 'Your part stays here.',
      })
    }
    return true
  }
}
