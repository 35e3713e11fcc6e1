import type { UserRow } from '#contract/entities/session.ts'
import type { users } from '#contract/entities/users.ts'
import type { Replica } from '#web/data/replica/shapes.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { report } from '#web/data/report.ts'
import { toast } from '#web/ui/toast.ts'
import { useOwnProfile } from './use-own-profile.ts'

type Writable = keyof typeof users.writable
export type ProfilePatch = Partial<Pick<UserRow, Writable>>

function send(replica: Replica, id: string, patch: ProfilePatch) {
  replica.mutate([{ name: 'users.update', args: { id, patch } }]).catch((error: unknown) => {
    report('profile not kept', error)
    toast({
      variant: 'destructive',
      title: 'This device could not keep that change',
      description: 'It may be out of space. Please try again.',
    })
  })
}

const same = (user: UserRow, patch: ProfilePatch): ProfilePatch =>
  Object.fromEntries(Object.keys(patch).map((key) => [key, user[key as Writable]]))

/** Shown at once, told in words, and taken back by Undo. */
export function useChangeProfile(): (patch: ProfilePatch, words: string) => void {
  const replica = useReplica()
  const { user } = useOwnProfile()
  return (patch, title) => {
    const before = same(user, patch)
    send(replica, user.id, patch)
    toast({
      title,
      variant: 'success',
      action: { label: 'Undo', onClick: () => send(replica, user.id, before) },
    })
  }
}
