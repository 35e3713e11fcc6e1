import { Link, useLocation, useSearchParams } from 'react-router'
import type { AdminUser } from '#contract/staff/users.ts'
import { useAdmin } from '#web/data/admin.tsx'
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
import { lookingWords } from '../looking-words.ts'
import { Moment } from '../moment.tsx'
import { useList } from '../use-list.ts'
import { UserSheet } from './user-sheet.tsx'
import { neverWords, sortWords, statusLooks, statusWords } from './user-words.ts'

const filters: readonly ListFilter[] = [
  {
    name: 'status',
    label: say('Status'),
    choices: [
      ['', say('Any status')],
      ['active', say('Active')],
      ['suspended', say('Suspended')],
      ['deleted', say('Deleted')],
    ],
  },
  {
    name: 'plan',
    label: say('Plan'),
    choices: [
      ['', say('Any plan')],
      ['free', say('Free')],
      ['plus', say('Plus')],
      ['asks', say('Asks for Plus')],
    ],
  },
  {
    name: 'sort',
    label: say('Order'),
    choices: Object.entries(sortWords).map(([sort, words]) => [
      sort === 'newest' ? '' : sort,
      words,
    ]),
  },
]

const names = filters.map(({ name }) => name)

/** The users of the app: who they are, and never what their money is about. */
export function AdminUsersPage() {
  const list = useList('admin.users.list', names)
  const { can } = useAdmin()
  const [params, setParams] = useSearchParams()
  const seesAddresses = can('users', 'write')
  const label = seesAddresses
    ? say('Search by name, email, phone or id')
    : say('Search by name, id, or a whole email or phone')
  const open = params.get('user')
  const close = () =>
    setParams(
      () => {
        // As it is now: two changes may come before the next drawing.
        const next = new URLSearchParams(window.location.search)
        next.delete('user')
        return next
      },
      { replace: true },
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <ListBar list={list} label={label} filters={filters} />
      <p className="text-sm text-muted-foreground">
        {seesAddresses
          ? say('{lookingWords} So is every search.', { lookingWords })
          : say(
              'An email or phone is found only by the whole of it. Every search is written down.',
            )}
      </p>
      <ListFrame list={list} noun="user">
        {(users) => <UserTable users={users} />}
      </ListFrame>
      {open ? <UserSheet key={open} uid={open} onClose={close} onChange={list.reload} /> : null}
    </div>
  )
}

function UserTable({ users }: { readonly users: readonly AdminUser[] }) {
  return (
    <Table aria-label={say('Users')}>
      <TableHead>
        <TableRow>
          <TableHeading>{say('Name')}</TableHeading>
          <TableHeading className="phone:hidden">{say('Contact')}</TableHeading>
          <TableHeading>{say('Status')}</TableHeading>
          <TableHeading className="phone:hidden">{say('Joined')}</TableHeading>
          <TableHeading className="phone:hidden">{say('Last log in')}</TableHeading>
        </TableRow>
      </TableHead>
      <TableBody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </TableBody>
    </Table>
  )
}

function UserRow({ user }: { readonly user: AdminUser }) {
  const { id, name, email, phone, status, plan, plusAsked, createdAt, lastLogin } = user
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  params.set('user', id)
  return (
    <TableRow>
      <TableCell className="max-w-64">
        <Link
          to={`?${params}`}
          className="flex control-least items-center font-medium hover:underline"
        >
          <span className="truncate">{name}</span>
        </Link>
      </TableCell>
      <TableCell className="max-w-64 truncate text-muted-foreground phone:hidden">
        {email ?? phone ?? say('None')}
      </TableCell>
      <TableCell>
        <span className="flex flex-wrap gap-1">
          <Badge look={statusLooks[status]}>{statusWords[status]}</Badge>
          {plan === 'plus' ? <Badge look="primary">{say('Plus')}</Badge> : null}
          {plusAsked ? <Badge look="warning">{say('Asks for Plus')}</Badge> : null}
        </span>
      </TableCell>
      <TableCell className="whitespace-nowrap phone:hidden">
        <Moment at={createdAt} isDay />
      </TableCell>
      <TableCell className="whitespace-nowrap phone:hidden">
        {lastLogin ? <Moment at={lastLogin} isDay /> : neverWords(status)}
      </TableCell>
    </TableRow>
  )
}
