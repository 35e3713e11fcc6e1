import { useMemo } from 'react'
import { myPartOf, type SharedTemplate } from '#domain/recurring/my-part.ts'
import { useSession } from '#web/data/session.tsx'
import { useMyGroups } from './use-my-groups.ts'

/** A template with its prices as they are for me; the same function until a group changes. */
export function useMyPart(): <Shared extends SharedTemplate>(template: Shared) => Shared {
  const groups = useMyGroups()
  const uid = useSession().user?.id ?? ''
  return useMemo(
    () => (template) => myPartOf(template, groups.get(template.groupId ?? ''), uid),
    [groups, uid],
  )
}
