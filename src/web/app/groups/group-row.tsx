import { Link } from 'react-router'
import type { GroupRow as Group } from '#contract/groups/entities.ts'
import { GroupMark } from '#web/groups/group-mark.tsx'
import { say } from '#web/words/say.ts'
import { MyWords } from './debt-words.tsx'
import { currentMembers, groupPath } from './group.ts'
import { useShown } from './use-money.ts'

export interface GroupRowProps {
  readonly group: Group
  readonly uid: string
}

const namesShown = 4
/** The whole row can be pressed. */
const linkLook =
  'grid min-h-11 min-w-0 flex-1 content-center wrap-anywhere after:absolute after:inset-0'
const rowLook =
  'relative flex flex-wrap items-center gap-x-3 border-b p-4 last:border-b-0 hover:bg-muted/50'
/** On a phone below the name, and under it. */
const balanceLook = 'w-full pl-14 wrap-anywhere sm:w-auto sm:max-w-1/2 sm:pl-0 sm:text-right'

/** The others by name, as many as fit in a line. */
function othersWords(group: Group, uid: string): string {
  const others = currentMembers(group).filter((member) => member.uid !== uid)
  if (others.length === 0)
    return group.members.length > 1 ? say('Only you now') : say('Only you so far')
  const named = others.slice(0, namesShown).map(({ name }) => name)
  const more = others.length - named.length
  return more > 0
    ? say('With {list} and {more} more', { list: named.join(', '), more })
    : say('With {list}', { list: named.join(', ') })
}

export function GroupRow({ group, uid }: GroupRowProps) {
  const shown = useShown(group)
  return (
    <li className={rowLook}>
      <GroupMark kind={group.kind} />
      <Link to={groupPath(group.id)} className={linkLook}>
        <span className="font-medium">{group.name}</span>
        <span className="text-sm text-muted-foreground">{othersWords(group, uid)}</span>
      </Link>
      <p className={balanceLook}>
        <MyWords shown={shown} />
      </p>
    </li>
  )
}
