import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo } from 'react'
import { Amount } from '#web/fields/amount.tsx'
import { CategoryMark } from '#web/fields/category-chip.tsx'
import type { Category } from '#web/fields/use-categories.ts'
import { IconButton } from '#web/ui/button.tsx'
import type { Expense } from './expense.ts'
import { paymentWords } from './payment-words.ts'

/** Whether the server has it: yes, not yet, or it refused. */
export type RowState = 'saved' | 'waiting' | 'failed'

export interface ExpenseRowProps {
  readonly expense: Expense
  readonly category: Category | undefined
  readonly state: RowState
  /** The one row the Tab key stops at. */
  readonly isCurrent: boolean
  readonly onOpen: (expense: Expense) => void
  readonly onRemove: (expense: Expense) => void
  readonly onFocus: (expense: Expense) => void
}

const rowLook =
  'flex h-full w-full items-center gap-3 pr-14 pl-4 text-left transition-colors duration-120 ' +
  'outline-offset-[-2px] hover:bg-muted phone:pr-4 focus-visible:bg-muted active:bg-accent'

const removeLook =
  'absolute top-1/2 right-3 -translate-y-1/2 text-muted-foreground opacity-0 ' +
  'group-focus-within:opacity-100 group-hover:opacity-100 phone:hidden'

export const ExpenseRow = memo(function ExpenseRow(props: ExpenseRowProps) {
  const { expense, category, state, isCurrent, onOpen, onRemove, onFocus } = props
  const tabIndex = isCurrent ? 0 : -1
  return (
    <div className="group relative h-full">
      <button
        type="button"
        data-expense={expense.id}
        tabIndex={tabIndex}
        onClick={() => onOpen(expense)}
        onFocus={() => onFocus(expense)}
        className={rowLook}
      >
        <CategoryMark category={category} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{expense.description}</span>
          <span className="block truncate text-sm text-muted-foreground">
            <RowDetails expense={expense} category={category} />
          </span>
        </span>
        <StateMark state={state} />
        <Amount amount={expense.amount} currency={expense.currency} className="font-semibold" />
      </button>
      <IconButton
        label={`Delete ${expense.description}`}
        tabIndex={tabIndex}
        onClick={() => onRemove(expense)}
        className={removeLook}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  )
})

function RowDetails({ expense, category }: Pick<ExpenseRowProps, 'expense' | 'category'>) {
  const where = expense.merchant === expense.description ? null : expense.merchant
  const parts = [category?.name ?? 'No category', where, paymentWords[expense.paymentMethod]]
  const tags = expense.tags.map((tag) => `#${tag}`).join(' ')
  return [...parts, tags].filter(Boolean).join(' · ')
}

function StateMark({ state }: { readonly state: RowState }) {
  if (state === 'saved') return null
  const isFailed = state === 'failed'
  const Icon = isFailed ? CircleAlert : CloudUpload
  return (
    <span className={isFailed ? 'text-over' : 'text-muted-foreground'}>
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{isFailed ? 'Not saved' : 'Waiting to be sent'}</span>
    </span>
  )
}
