import type { Replica } from '#web/data/replica/types.ts'
import { templateTables } from '#web/recurring/occurrence-writes.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { listed } from '#web/words/listed.ts'
import { say } from '#web/words/say.ts'
import { writeInTurn } from '#web/writes/write-in-turn.ts'
import type { Entry } from '../model/entry.ts'
import type { Noun } from '../model/noun.ts'
import { feesOf } from '../sheet/removal/fees-of.ts'
import type { Removal } from '../sheet/removal/removal-dialog.tsx'
import { type BulkContext, countWords, skippedWords } from './many-writes.ts'
import type { Plan } from './plan.ts'
import { planRemoval, type RemovalPlan } from './removal-plan.ts'

const alongWords = ({ refunds, settling, payments }: RemovalPlan['along']): string =>
  listed([
    say('{refunds, plural, =0 {} one {# refund} other {# refunds}}', { refunds }),
    say(`{payments, plural, =0 {} one {# payment of a loan} other {# payments of loans}}`, {
      payments,
    }),
    say(
      `{settling, plural, =0 {} one {# income that paid some back} other {# incomes that paid some
      back}}`,
      { settling },
    ),
  ])

/** What a template has posted may be expected again, as where one alone is deleted. */
function isPostedIn(replica: Pick<Replica, 'rows'>, noun: Noun): (row: Entry) => boolean {
  const templates = replica.rows(templateTables[noun.type])
  const payments = replica.rows('payments').values()
  const paying = new Set(Array.from(payments, ({ expenseId }) => expenseId))
  return (row) =>
    row.occurrenceOn !== null && templates.has(row.templateId ?? '') && !paying.has(row.id)
}

interface Way {
  readonly words: string
  readonly said: string
  readonly plan: RemovalPlan
}

export interface ManyWays {
  /** Null when nothing else goes along and none would come again: then there is one way. */
  readonly question: Pick<Removal, 'title' | 'description'> | null
  readonly ways: readonly [Way, ...Way[]]
}

function questionOf(along: string, posted: number, of: number): string {
  const is = along.startsWith('1 ') ? 'is' : 'are'
  const also = along && say('There {is} also {along}, deleted along with them.', { is, along })
  const which =
    posted < of
      ? say('{posted} of them', { posted })
      : say('{of, plural, one {It} other {They all}}', { of })
  return [also, posted > 0 && say('{which} came by what recurs.', { which })]
    .filter(Boolean)
    .join(' ')
}

/** How these can be deleted; what goes along is counted, and what would come again. */
export function removalOfMany(
  replica: Pick<Replica, 'rows'>,
  { noun, locale }: Omit<BulkContext, 'replica'>,
  rows: readonly Entry[],
): ManyWays {
  const planFor = (isAgain?: (row: Entry) => boolean) => {
    const books = {
      expenses: replica.rows('expenses').values(),
      incomes: replica.rows('incomes').values(),
      payments: replica.rows('payments').values(),
    }
    return planRemoval(noun, rows, books, isAgain)
  }
  const [isPosted, plan] = [isPostedIn(replica, noun), planFor()]
  const what = countWords({ noun, locale }, rows)
  const along = alongWords(plan.along)
  const posted = rows.filter(isPosted).length
  const said = say('Deleted {what}', { what })
  const way = { words: along ? say('Delete them all') : say('Delete them'), said, plan }
  if (along === '' && posted === 0) return { question: null, ways: [way] }
  const title = say('Delete {what}?', { what })
  const question = { title, description: questionOf(along, posted, rows.length) }
  if (posted === 0) return { question, ways: [way] }
  const again = say('{count, plural, one {it} other {{posted}}}', { count: rows.length, posted })
  const expecting = {
    words: say('Delete and expect {again} again', { again }),
    said: `${said}, ${posted} expected again`,
    plan: planFor(isPosted),
  }
  return { question, ways: [way, expecting] }
}

interface RemoveAct {
  readonly ask: (removal: Removal) => void
  readonly onDone: () => void
  /** What else is selected and stays, with why. */
  readonly shared: Plan['skipped']
}

const feeWords = say('fees of transfers, which go with them')

/** At once where there is one way, else it asks first; what cannot go is told. */
export function removeMany(
  context: BulkContext,
  selected: readonly Entry[],
  { ask, onDone, shared }: RemoveAct,
): void {
  const { replica, locale } = context
  const fees = feesOf(replica, selected)
  const rows = selected.filter(({ id }) => !fees.has(id))
  const skipped = new Map([...shared, ...(fees.size > 0 ? [[feeWords, fees.size] as const] : [])])
  const left = skippedWords(locale, skipped)
  const warning = left ? ({ description: left, variant: 'warning' } as const) : {}
  if (rows.length === 0)
    return void (left && toast({ title: say('Nothing to delete'), ...warning }))
  const { question, ways } = removalOfMany(replica, context, rows)
  const go = ({ plan, said: title }: Way) => {
    onDone()
    const done = { title, ...warning }
    void writeInTurn(replica, plan, { doing: say('Deleting'), of: rows.length, done })
  }
  if (!question) return void go(ways[0])
  const choices = ways.map((way) => ({ words: way.words, onPick: () => go(way) }))
  ask({ ...question, description: `${question.description} ${left}`.trim(), choices })
}
