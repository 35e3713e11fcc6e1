import { useNavigate } from 'react-router'
import { useReplica } from '#web/data/replica-react.tsx'
import { shareAddress } from '#web/groups/share-address.ts'
import { type Entry, sharedIn } from './entry.ts'
import type { AddressBar } from './use-address.ts'

/**
 * My part of a group's expense opens in its group, or here once I am no longer in it; false for an
 * entry of my own.
 */
export function useOpenShared({
  openSheet,
}: Pick<AddressBar, 'openSheet'>): (entry: Entry) => boolean {
  const navigate = useNavigate()
  const replica = useReplica()
  return (entry) => {
    const shared = sharedIn(entry)
    if (!shared) return false
    if (replica.rows('groups').has(shared.groupId)) {
      void navigate(shareAddress(replica, entry.id))
    } else {
      openSheet({ kind: 'edit', id: entry.id })
    }
    return true
  }
}
