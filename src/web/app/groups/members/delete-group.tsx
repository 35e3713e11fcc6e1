import { useNavigate } from 'react-router'
import { routes } from '#contract/routes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { askFirst } from '#web/ui/overlay/ask-first.ts'
import { listed } from '#web/words/listed.ts'
import { say } from '#web/words/say.ts'
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
        {say('What was written down in it is everybody’s, so it can be archived and not deleted.')}
      </p>
    )
  }
  const others = currentMembers(group).length - 1
  const along = [
    others > 0
      ? say('{others, plural, one {# other member} other {# other members}}', { others })
      : '',
    invited.length > 0
      ? say('{count, plural, one {# invitation} other {# invitations}}', { count: invited.length })
      : '',
    goals > 0 ? say('{goals, plural, one {# goal} other {# goals}}', { goals }) : '',
    accounts > 0
      ? say('{accounts, plural, one {# joint account} other {# joint accounts}}', { accounts })
      : '',
  ].filter(Boolean)
  const gone = along.length > 0 ? ` ${listed(along)} ${going(along)} with it.` : ''
  const description = say('Nothing was paid in it.{gone} This cannot be undone.', { gone })
  const remove = () => {
    writes.removeGroup()
    void navigate(routes.groups.path)
  }
  return (
    <Button
      look="quiet"
      className="justify-self-start text-over"
      onClick={() =>
        askFirst({ title: say('Delete {group}?', { group: group.name }), description }, remove)
      }
    >
      {say('Delete the group')}
    </Button>
  )
}

const going = ([only = '', ...more]: readonly string[]) =>
  more.length === 0 && only.startsWith('1 ') ? 'goes' : 'go'
