import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import HandCoins from 'lucide-react/icons/hand-coins'
import Scale from 'lucide-react/icons/scale'
import type { Step } from '#domain/accounts/balance.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { AccountBalance } from '#web/accounts/account-balance.tsx'
import { useAccountMap } from '#web/accounts/use-accounts.ts'
import { CategoryMark } from '#web/categories/category-chip.tsx'
import { useCategories } from '#web/categories/use-categories.ts'
import { useReplica, useRows } from '#web/data/replica-react.tsx'
import { useMyGroups } from '#web/groups/use-my-groups.ts'
import { ListPlace } from '#web/ledger/list/list-place.tsx'
import { useVirtualList } from '#web/ledger/list/use-virtual-list.ts'
import { dayTop, type PlacedList, rowTop } from '#web/ledger/list/visible-blocks.ts'
import { type Mover, moverOf } from '#web/ledger/model/mover.ts'
import { Amount } from '#web/locale/amount.tsx'
import { DayWords } from '#web/locale/day-words.tsx'
import { useToday } from '#web/locale/use-locale.ts'
import { Badge } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { StepDay } from './account-rows.ts'

export interface RowListProps {
  readonly account: AccountRow
  readonly list: PlacedList<StepDay>
  readonly onOpen: (mover: Mover) => void
}

/** Everything that moved it, and what it held then; only the rows near the screen exist. */
export function RowList({ account, list, onOpen }: RowListProps) {
  const today = useToday()
  const { box, shown, height, heights } = useVirtualList(list)
  const places = list.days.length + list.rowCount
  return (
    <ul
      ref={box}
      aria-label={say('Rows of {account}', { account: account.name })}
      className="relative"
      style={{ height }}
    >
      {shown.flatMap((block) => {
        const { day, from, count } = block
        const before = day.daysBefore + 1 + day.rowsBefore
        const rows = day.rows.slice(from, from + count).map((step, index) => (
          <ListPlace
            key={step.move?.id ?? `value ${step.date}`}
            at={before + from + index}
            of={places}
            top={rowTop(block, from + index, heights)}
            height={heights.rowPx}
          >
            <StepRow step={step} account={account} onOpen={onOpen} />
          </ListPlace>
        ))
        if (from > 0) return rows
        const heading = (
          <ListPlace
            key={day.day}
            at={before - 1}
            of={places}
            top={dayTop(block, heights)}
            height={heights.headingPx}
          >
            <h3 className="flex h-full items-end px-4 pb-1.5 text-sm font-medium">
              <span>
                <DayWords day={day.day} today={today} />
              </span>
            </h3>
          </ListPlace>
        )
        return [heading, ...rows]
      })}
    </ul>
  )
}

interface StepRowProps extends Pick<RowListProps, 'account' | 'onOpen'> {
  readonly step: Step
}

const rowLook =
  'flex h-full w-full items-center gap-3 px-4 text-left outline-offset-[-2px] hover:bg-muted ' +
  'focus-visible:bg-muted active:bg-accent'

function StepRow({ step, account, onOpen }: StepRowProps) {
  const replica = useReplica()
  const mover = step.move ? moverOf(replica, step.move.id) : null
  const { currency } = account
  const { amount } = step.balance.expected
  if (!step.move) {
    return (
      <div className="flex h-full items-center gap-3 px-4 text-muted-foreground">
        <Scale aria-hidden className="mx-2 size-5" />
        <span className="min-w-0 flex-1">{say('Value')}</span>
        <Amount amount={amount} currency={currency} className="font-semibold" />
      </div>
    )
  }
  if (!mover) return null
  const { effect, isPending, missing } = step.move
  return (
    <button type="button" className={rowLook} onClick={() => onOpen(mover)}>
      <MoverMark mover={mover} />
      <MoverWords mover={mover} />
      {isPending ? <Badge>{say('Pending')}</Badge> : null}
      <span className="grid justify-items-end">
        {effect === null ? (
          <span className="text-sm text-muted-foreground">
            <Say words="No rate for {missing}" missing={missing} />
          </span>
        ) : (
          <Amount
            amount={effect}
            currency={currency}
            flow={effect > 0 ? 'in' : 'out'}
            isAbout={step.move.isEstimated}
            className="font-semibold"
          />
        )}
        <span className="text-sm text-muted-foreground">
          {step.date < account.openingOn ? (
            say('before it began')
          ) : (
            <AccountBalance balance={step.balance.expected} currency={currency} isTight />
          )}
        </span>
      </span>
    </button>
  )
}

interface MoverProps {
  readonly mover: Mover
}

const markLook = 'inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-muted'

function MoverMark({ mover }: MoverProps) {
  const [expense, income] = [useCategories('expense'), useCategories('income')]
  if (mover.is !== 'entry' && mover.is !== 'share') {
    const Mark = mover.is === 'transfer' ? ArrowLeftRight : HandCoins
    return (
      <span className={markLook}>
        <Mark aria-hidden className="size-4.5 text-muted-foreground" />
      </span>
    )
  }
  const categories = mover.is === 'entry' && mover.table === 'incomes' ? income : expense
  return <CategoryMark category={categories.byId.get(mover.row.categoryId ?? '')} />
}

function MoverWords({ mover }: MoverProps) {
  const accounts = useAccountMap()
  const groups = useMyGroups()
  const joint = useRows('group_accounts')
  const nameOf = (id: string) =>
    accounts.get(id)?.name ?? groups.get(id)?.name ?? joint.find((one) => one.id === id)?.name
  const [title, more] = wordsOf(mover, nameOf)
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate font-medium">{title}</span>
      <span className="block truncate text-sm text-muted-foreground">{more}</span>
    </span>
  )
}

/** A transfer says the other account. */
function wordsOf(mover: Mover, nameOf: (id: string) => string | undefined): readonly string[] {
  if (mover.is === 'payment') return [mover.name, mover.row.note ?? say('Payment of a loan')]
  if (mover.is === 'entry') {
    const { row } = mover
    const place = 'merchant' in row ? row.merchant : row.source
    // A bank's row often says the same of both.
    return [row.description, place && place !== row.description ? place : '']
  }
  if (mover.is === 'share') {
    const { description, groupId, groupName } = mover.row
    return [description, nameOf(groupId) ?? groupName ?? say('A group')]
  }
  if (mover.is === 'settlement') {
    const { direction, groupId, status } = mover.row
    const name = nameOf(groupId) ?? 'a group you left'
    const title =
      direction === 'out'
        ? say('You settled up in {name}', { name })
        : say('You were paid in {name}', { name })
    return [title, status === 'disputed' ? say('Disputed: it moved nothing') : '']
  }
  const { row, side } = mover
  const [own, other] = side === 'from' ? [row.from, row.to] : [row.to, row.from]
  const far =
    row.reason === 'unexplained' ? say('put aside as unexplained') : say('an account not here')
  const name = other ? (nameOf(other.accountId) ?? say('an account')) : far
  return [
    side === 'from' ? say('To {name}', { name }) : say('From {name}', { name }),
    row.note ?? own?.text ?? '',
  ]
}
