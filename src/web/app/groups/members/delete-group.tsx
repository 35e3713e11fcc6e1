import { useNavigate } from 'react-router'
import { routes } from '#contract/routes.ts'
import { counted } from '#domain/counted.ts'
import { Button } from '#web/ui/control/button.tsx'
import { askFirst, listed } from '#web/ui/overlay/ask-first.ts'
import { currentMembers } from '../group.ts'
import { useGroupRows } from '../group-rows.ts'
import type { Shown } from '../use-money.ts'
import type { MemberWrites } from './use-member-writes.ts'

export interface DeleteGroupProps {
  readonly shown: Shown
  readonly writes: Pick<MemberWrites, 'removeGroup'>
}

/** Made by mistake, it goes; what has money in it is everybody's, and is archived instead. */
export function DeleteGroup({ shown, writes }: DeleteGroupProps) {
  const { group } = shown
  const navigate = useNavigate()
  const money = [
    useGroupRows('group_expenses', group.id),
    useGroupRows('settlements', group.id),
    useGroupRows('group_contributions', group.id),
    useGroupRows('group_account_entries', group.id),
  ]
  const goals = useGroupRows('group_goals', group.id).length
  const accounts = useGroupRows('group_accounts', group.id).length
  const invited = useGroupRows('invitations', group.id).filter((one) => one.status === 'pending')
  if (money.some((rows) => rows.length > 0)) {
    return (
      <p className="text-sm text-muted-foreground">
        What was written down in it is everybody’s, so it can be archived and not deleted.
      </p>
    )
  }
  const others = currentMembers(group).length - 1
  const along = [
    others > 0 ? counted(others, 'other member') : '',
    invited.length > 0 ? counted(invited.length, 'invitation') : '',
    goals > 0 ? counted(goals, 'goal') : '',
    accounts > 0 ? counted(accounts, 'joint account') : '',
  ].filter(Boolean)
  const gone = along.length > 0 ? ` ${listed(along)} ${going(along)} with it.` : ''
  const description = `Nothing was paid in it.${gone} This cannot be undone.`
  const remove = () => {
    writes.removeGroup()
    void navigate(routes.groups.path)
  }
  return (
    <Button
      look="quiet"
      className="justify-self-start text-over"
      onClick={() => askFirst({ title: `Delete ${group.name}?`, description }, remove)}
    >
      Delete the group
    </Button>
  )
}

const going = ([only = '', ...more]: readonly string[]) =>
  more.length === 0 && only.startsWith('1 ') ? 'goes' : 'go'
