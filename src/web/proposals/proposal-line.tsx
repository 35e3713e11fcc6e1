import { writtenDay } from '#domain/calendar/calendar.ts'
import { useAccountMap } from '#web/accounts/use-accounts.ts'
import { useCategories } from '#web/categories/use-categories.ts'
import { useSession } from '#web/data/session.tsx'
import { useMyGroups } from '#web/groups/use-my-groups.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { type Proposal, useProposalActs, wordsOfBill } from './use-proposals.ts'

export interface ProposalLineProps {
  readonly proposal: Proposal
  /** Who proposed it is said beside it, as others propose, too. */
  readonly isNamed?: boolean
  readonly onDone?: () => void
}

const style = { weekday: 'short', day: 'numeric', month: 'short' } as const

/** One entry that an assistant would write, with both answers. */
export function ProposalLine({ proposal, isNamed = false, onDone }: ProposalLineProps) {
  const { locale } = useLocale()
  const today = useToday()
  const groups = useMyGroups()
  const { accept, decline } = useProposalActs()
  const { description, amount, currency, date, categoryId, table, groupId } = proposal.entry
  const { names } = useCategories(table === 'incomes' ? 'income' : 'expense')
  const uid = useSession().user?.id ?? ''
  const accounts = useAccountMap()
  const group = groups.get(groupId ?? '')
  const { accountId } = proposal.entry
  const about = [
    writtenDay(date, today, locale, style),
    names.get(categoryId ?? ''),
    accounts.get(typeof accountId === 'string' ? accountId : '')?.name,
    group?.name,
    isNamed ? say('proposed by {madeBy}', { madeBy: proposal.madeBy }) : null,
  ]
  const bill = wordsOfBill(proposal.entry, group, uid, locale)
  const answer = (give: (proposal: Proposal) => void) => () => {
    give(proposal)
    onDone?.()
  }
  return (
    <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-40 flex-1">
        <p className="font-medium wrap-anywhere">{description}</p>
        <p className="text-sm text-muted-foreground wrap-anywhere">
          {about.filter(Boolean).join(' · ')}
        </p>
        {bill === null ? null : <p className="text-sm wrap-anywhere">{bill}</p>}
      </div>
      <Amount
        amount={amount}
        currency={currency}
        flow={table === 'incomes' ? 'in' : 'out'}
        className="font-semibold"
      />
      <div className="flex gap-2">
        <Button look="outline" onClick={answer(decline)}>
          {say('Decline')}
          <span className="sr-only"> {description}</span>
        </Button>
        <Button onClick={answer(accept)}>
          {say('Accept')}
          <span className="sr-only"> {description}</span>
        </Button>
      </div>
    </div>
  )
}
