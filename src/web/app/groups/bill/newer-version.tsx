import type { GroupExpenseRow } from '#contract/entities/group-expenses.ts'
import { formatDay } from '#domain/calendar.ts'
import { formatAmount } from '#domain/money.ts'
import { useBook } from '#web/fields/use-book.ts'
import { Button } from '#web/ui/button.tsx'
import type { Names } from '../group.ts'
import { modeWords } from './draft.ts'
import type { BillFields } from './read-bill.ts'

export interface NewerVersionProps {
  readonly newer: GroupExpenseRow
  /** Null while what is typed cannot be read. */
  readonly mine: BillFields | null
  readonly names: Names
  readonly by: string
  readonly onTakeNewer: () => void
  readonly onKeepMine: () => void
}

const shortDay = { day: 'numeric', month: 'short', year: 'numeric' } as const

type Facts = readonly (readonly [what: string, words: string])[]

function factsOf(fields: BillFields, names: Names, locale: string): Facts {
  const sum = (amount: number) => formatAmount(amount, fields.currency, locale)
  const paid = fields.payers
    .map(({ memberId, amount }) => `${names.subject(memberId)} ${sum(amount)}`)
    .join(', ')
  return [
    ['What', fields.description],
    ['Amount', sum(fields.amount)],
    ['Date', formatDay(fields.date, locale, shortDay)],
    ['Paid by', paid],
    ['Shared', modeWords[fields.split.mode]],
    ['Notes', fields.notes ?? ''],
  ]
}

/** Somebody was faster: both stand side by side, and nothing that was typed is lost. */
export function NewerVersion(props: NewerVersionProps) {
  const { newer, mine, names, by, onTakeNewer, onKeepMine } = props
  const { locale } = useBook()
  const theirs = factsOf(newer, names, locale)
  const own = mine && factsOf(mine, names, locale)
  return (
    <section
      aria-label="A newer version"
      className="grid gap-3 rounded-lg border border-warning bg-warning-wash p-4"
    >
      <p role="status" className="font-medium">
        {by} changed this while you were writing. Nothing of yours is lost.
      </p>
      <table className="w-full table-fixed text-left text-sm">
        <thead>
          <tr>
            <th scope="col" className="w-16">
              <span className="sr-only">Field</span>
            </th>
            <th scope="col">Newer</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {theirs.map(([what, words], at) => (
            <tr key={what} className="align-top">
              <th scope="row" className="pr-2 font-normal text-muted-foreground">
                {what}
              </th>
              <td className="pr-2 wrap-anywhere">{words}</td>
              <td className="wrap-anywhere">
                {own?.[at]?.[1] === words ? 'the same' : (own?.[at]?.[1] ?? 'as typed below')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" onClick={onTakeNewer}>
          Take the newer
        </Button>
        <Button look="outline" onClick={onKeepMine}>
          Go on with mine
        </Button>
      </div>
    </section>
  )
}
