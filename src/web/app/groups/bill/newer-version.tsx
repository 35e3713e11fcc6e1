import { formatDay, isDay } from '#domain/calendar/calendar.ts'
import { useGroupCategories } from '#web/groups/use-group-categories.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { BothVersions } from '#web/outbox/both-versions.tsx'
import { say } from '#web/words/say.ts'
import type { Names } from '../group.ts'
import { type BillDraft, modeWords } from './draft.ts'
import type { BillPart } from './merge-bill.ts'

export interface NewerVersionProps {
  /** What both changed; the rest is already brought together. */
  readonly asked: readonly BillPart[]
  readonly theirs: BillDraft
  readonly mine: BillDraft
  readonly names: Names
  readonly by: string
  readonly onTakeNewer: () => void
  readonly onKeepMine: () => void
}

const shortDay = { day: 'numeric', month: 'short', year: 'numeric' } as const

interface Writing {
  readonly names: Names
  readonly locale: string
  readonly categories: ReadonlyMap<string, string>
}

/** An amount with who paid it and how it is shared: they hold only together. */
function moneyWords(draft: BillDraft, names: Names): string {
  const paid = draft.payer
    ? [names.subject(draft.payer)]
    : Object.entries(draft.paid).map(([id, amount]) => `${names.subject(id)} ${amount}`)
  const { amount, currency, rate, rateTo, mode } = draft
  const worth = rate === '' ? '' : `, 1 ${currency} = ${rate} ${rateTo}`
  return say('{amount} {currency}{worth}, paid by {list}, {modeWord}', {
    amount,
    currency,
    worth,
    list: paid.join(', '),
    modeWord: modeWords[mode],
  })
}

function wordsOf(draft: BillDraft, part: BillPart, writing: Writing): string {
  const { names, locale, categories } = writing
  switch (part) {
    case 'What':
      return draft.description
    case 'Amount':
      return moneyWords(draft, names)
    case 'Date':
      return isDay(draft.date) ? formatDay(draft.date, locale, shortDay) : draft.date
    case 'Category':
      return categories.get(draft.categoryId ?? '') ?? say('None')
    case 'Notes':
      return draft.notes || say('None')
    case 'Receipt':
      return draft.receiptId ? say('A picture') : say('None')
  }
}

/** Somebody was faster with the same: both stand side by side, and nothing typed is lost. */
export function NewerVersion(props: NewerVersionProps) {
  const { asked, theirs, mine, names, by, onTakeNewer, onKeepMine } = props
  const { locale } = useLocale()
  const { names: categories } = useGroupCategories()
  const writing = { names, locale, categories }
  const rows = asked.map((part) => ({
    name: part,
    theirs: wordsOf(theirs, part, writing),
    mine: wordsOf(mine, part, writing),
  }))
  const title = say('{by} changed this too while you were writing.', { by })
  return <BothVersions {...{ title, rows, onTakeNewer, onKeepMine }} />
}
