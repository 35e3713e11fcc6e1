import type { Break } from '#domain/accounts/checkpoints/agreement.ts'
import { daysWords, gapWords, shortDay } from '#domain/accounts/checkpoints/agreement-words.ts'
import type { Candidate } from '#domain/accounts/checkpoints/explain.ts'
import { addDays, formatDay } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import { sentence } from '#domain/sentence.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { useCategories } from '#web/categories/use-categories.ts'
import { useProposal } from '#web/categories/use-proposal.ts'
import { newId } from '#web/data/new-id.ts'
import { useKnown } from '#web/form/fields/use-known.ts'
import { moverName } from '#web/ledger/model/mover.ts'
import type { LocatedGap } from '#web/ledger/reconcile/checked-book.ts'
import { fixWords } from '#web/ledger/reconcile/fix-words.ts'
import { fixOf, putAside } from '#web/ledger/reconcile/fixes.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { useWrites } from '#web/writes/use-writes.ts'

export interface BreakCardProps {
  readonly account: AccountRow
  readonly at: Break
  readonly found: ReadonlyMap<string, LocatedGap>
}

/** 12.40 missing between 5 and 31 Oct, and what would explain it. */
export function BreakCard({ account, at, found }: BreakCardProps) {
  const { locale } = useLocale()
  const today = useToday()
  const { run } = useWrites('accounts')
  const sum = formatAmount(Math.abs(at.gap), account.currency, locale)
  const from = at.after === null ? account.openingOn : addDays(at.after, 1)
  const days = daysWords(from, at.until, today, locale)
  // Only a person can say what becomes of it, and there is nothing here to say it with.
  const candidates = at.candidates.filter(
    (one) => one.kind !== 'elsewhere' || fixOf(one, found, { account, at, newId }) !== null,
  )
  const aside = () =>
    run(putAside({ account, at, newId }), { variant: 'success', title: `${sum} put aside` })
  return (
    <Card
      aria-label={say('Gap until {until}', { until: at.until })}
      className="grid grid-cols-1 gap-2 py-3"
    >
      <h3 className="px-5 font-semibold">
        {sentence(`${gapWords(account.kind, at.gap, sum)} ${days}`)}
      </h3>
      <p className="px-5 text-sm text-muted-foreground">
        {candidates.length > 0
          ? say('One of these explains it:')
          : say('No row explains it by itself. Compare these days with your statement.')}
      </p>
      <ul aria-label={say('What would explain it')} className="grid grid-cols-1 divide-y">
        {candidates.map((one) => (
          <CandidateRow key={`${one.kind} ${one.ids.join()}`} {...{ account, at, found, one }} />
        ))}
      </ul>
      <Button look="quiet" onClick={aside} className="mx-2 justify-self-start">
        <Say words="Put {sum} aside as unexplained" sum={sum} />
      </Button>
    </Card>
  )
}

interface CandidateRowProps extends BreakCardProps {
  readonly one: Candidate
}

const textOf = ({ source }: LocatedGap) => {
  if (source.is === 'left-out') return String(source.row.text)
  return (source.is === 'transfer' && source.row[source.side]?.text) || moverName(source)
}

/** As an import would: by rules and habit, then by what everybody knows. */
function useProposedCategory() {
  const [spent, earned] = [useCategories('expense'), useCategories('income')]
  const ofSpent = useProposal('expense', spent, useKnown('expense', spent, 'bank'))
  const ofEarned = useProposal('income', earned, useKnown('income', earned, 'bank'))
  return (description: string, effect: number) =>
    (effect < 0 ? ofSpent : ofEarned)({ description })?.categoryId ?? null
}

function CandidateRow({ account, at, found, one }: CandidateRowProps) {
  const { locale } = useLocale()
  const today = useToday()
  const { run } = useWrites('accounts')
  const rows = one.ids.flatMap((id) => found.get(id) ?? [])
  const written = {
    amount: (amount: number) => formatAmount(amount, account.currency, locale),
    day: (day: string) => shortDay(day, today, locale),
    twins: (one.twins ?? []).flatMap((id) => {
      const twin = found.get(id)
      return twin
        ? say('“{text}” on {day}', {
            text: textOf(twin),
            day: shortDay(twin.gap.date, today, locale),
          })
        : []
    }),
  }
  const { why, act } = fixWords(one.kind, rows[0], at, written)
  const categoryOf = useProposedCategory()
  const write = fixOf(one, found, { account, at, newId, categoryOf })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-60">
        {rows.map((row) => (
          <p key={row.gap.id} className="flex justify-between gap-3">
            <span className="min-w-0 truncate font-medium">
              {textOf(row)}{' '}
              <span className="font-normal text-muted-foreground">
                {formatDay(row.gap.date, locale, { day: 'numeric', month: 'short' })}
              </span>
            </span>
            <Amount
              amount={row.gap.effect}
              currency={account.currency}
              flow={row.gap.effect > 0 ? 'in' : 'out'}
            />
          </p>
        ))}
        <p className="text-sm text-muted-foreground">{why}</p>
      </div>
      {write ? (
        <Button
          look="outline"
          onClick={() => run(write, { variant: 'success', title: say('Gap closed') })}
        >
          {act}
        </Button>
      ) : null}
    </li>
  )
}
