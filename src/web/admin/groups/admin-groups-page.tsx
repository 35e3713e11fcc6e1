import type { AdminGroup } from '#contract/staff/users.ts'
import { Badge } from '#web/ui/page/badge.tsx'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '#web/ui/page/table.tsx'
import { say } from '#web/words/say.ts'
import { ListBar, type ListFilter } from '../list-bar.tsx'
import { ListFrame } from '../list-frame.tsx'
import { Moment } from '../moment.tsx'
import { useList } from '../use-list.ts'
import { GroupMenu } from './group-menu.tsx'
import { kindWords, statusLooks, statusWords } from './group-words.ts'

const filters: readonly ListFilter[] = [
  {
    name: 'status',
    label: say('Status'),
    choices: [['', say('Any status')], ...Object.entries(statusWords)],
  },
  {
    name: 'kind',
    label: say('Kind'),
    choices: [['', say('Any kind')], ...Object.entries(kindWords)],
  },
]
const names = filters.map(({ name }) => name)

/** Groups: how many are in them and how much happens, without a single amount. */
export function AdminGroupsPage() {
  const list = useList('admin.groups.list', names)
  return (
    <div className="grid grid-cols-1 gap-4">
      <ListBar list={list} label={say('Search by name or id')} filters={filters} />
      <ListFrame list={list} noun="group">
        {(groups) => <GroupTable groups={groups} onChange={list.reload} />}
      </ListFrame>
    </div>
  )
}

interface GroupTableProps {
  readonly groups: readonly AdminGroup[]
  readonly onChange: () => void
}

function GroupTable({ groups, onChange }: GroupTableProps) {
  return (
    <Table aria-label={say('Groups')}>
      <TableHead>
        <TableRow>
          <TableHeading>{say('Name')}</TableHeading>
          <TableHeading className="phone:hidden">{say('Kind')}</TableHeading>
          <TableHeading>{say('Status')}</TableHeading>
          <TableHeading isFigure className="phone:hidden">
            {say('Members')}
          </TableHeading>
          <TableHeading isFigure className="phone:hidden">
            {say('Expenses')}
          </TableHeading>
          <TableHeading className="phone:hidden">{say('Made')}</TableHeading>
          <TableHeading>
            <span className="sr-only">{say('What to do')}</span>
          </TableHeading>
        </TableRow>
      </TableHead>
      <TableBody>
        {groups.map((group) => (
          <TableRow key={group.id}>
            <TableHeading scope="row" className="max-w-64 truncate">
              {group.name}
            </TableHeading>
            <TableCell className="phone:hidden">{kindWords[group.kind]}</TableCell>
            <TableCell>
              <Badge look={statusLooks[group.status]}>{statusWords[group.status]}</Badge>
            </TableCell>
            <TableCell isFigure className="phone:hidden">
              {group.members + group.placeholders}
            </TableCell>
            <TableCell isFigure className="phone:hidden">
              {group.expenses}
            </TableCell>
            <TableCell className="whitespace-nowrap phone:hidden">
              <Moment at={group.createdAt} isDay />
            </TableCell>
            <TableCell className="w-12 text-right">
              <GroupMenu group={group} onChange={onChange} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
