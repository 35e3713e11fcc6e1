import type { z } from 'zod'
import type { CollectionName } from '#contract/collections.ts'
import type { imports } from '#contract/imports/entities.ts'
import type { Row } from '#contract/sync.ts'
import { leftOfTransfers } from '#domain/accounts/transfer-reducers.ts'
import { type Rows, valueAt } from '#domain/command.ts'
import { type Added, addedWords, toldBy } from '#domain/import/added-words.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { writesWith } from '#web/writes/use-writes.ts'

export type ImportFields = z.infer<z.ZodObject<typeof imports.writable>>
export type PastImport = ImportFields & { readonly id: string; readonly createdAt: string }

/** What is left of imports: rows deleted since then are gone already. */
function countImported(replica: Replica, importIds: readonly string[]): Added {
  const added = { expenses: 0, refunds: 0, incomes: 0, transfers: 0 }
  for (const table of ['expenses', 'incomes'] as const)
    for (const { importId, refundOf } of replica.rows(table).values()) {
      if (importIds.includes(String(importId))) added[refundOf ? 'refunds' : table] += 1
    }
  for (const { from, to } of replica.rows('transfers').values()) {
    const sides = [from, to] as readonly ({ readonly importId: string | null } | null)[]
    if (sides.some((side) => importIds.includes(String(side?.importId)))) added.transfers += 1
  }
  const past = importIds.flatMap((id) => replica.rows('imports').get(id) ?? [])
  return { ...added, ...toldBy(past.flatMap((one) => (one as Row & PastImport).changed ?? [])) }
}

type Here = Pick<Replica, 'rows'>

const rowsOf = (replica: Here): Rows => ({
  row: (table, id) => replica.rows(table as CollectionName).get(id) ?? null,
  where: (table, field, value) => {
    const steps = field.split('.')
    const all = [...replica.rows(table as CollectionName).values()]
    return all.filter((row) => valueAt(row, steps) === value)
  },
})

const mostNamed = 3

/** What counts as spent or earned again once its partner is taken back, the largest first. */
export function turnedWords(replica: Here, importId: string, locale: string): string {
  const turned = leftOfTransfers(rowsOf(replica), importId).flatMap(({ left, isMoved }) =>
    left && !isMoved ? [left] : [],
  )
  turned.sort((one, other) => other.side.amount - one.side.amount)
  const named = turned.slice(0, mostNamed).map(({ name, side }) => {
    const { amount, accountId, text } = side
    const currency = String(replica.rows('accounts').get(accountId)?.currency ?? '')
    const kind = name === 'from' ? say('an ordinary expense') : 'ordinary income'
    return `${text.trim() || 'Transfer'} ${formatAmount(amount, currency, locale)} becomes ${kind}.`
  })
  const rest = turned.length - named.length
  const more = say('{rest, plural, one {# more side} other {# more sides}}', { rest })
  if (rest > 0)
    named.push(
      say('{more} of transfers {rest, plural, one {counts} other {count}} again, too.', {
        more,
        rest,
      }),
    )
  return named.join(' ')
}

interface Undone {
  readonly importIds: readonly string[]
  /** Accounts that came with them. */
  readonly accountIds?: readonly string[]
}

export function undoImports(
  replica: Replica,
  { importIds, accountIds = [] }: Undone,
  locale: string,
): void {
  const words = addedWords(countImported(replica, importIds), locale)
  const commands = [
    ...importIds.map((id) => ({ name: 'imports.undo', args: { id } })),
    ...accountIds.map((id) => ({ name: 'accounts.delete', args: { id } })),
  ]
  const description = say('It had {what}.', { what: words })
  writesWith(replica, 'imports').run(
    { commands, undo: null },
    { variant: 'success', title: say('Import taken back'), description },
  )
}

export function usePastImports() {
  const { replica } = useTable('imports')
  const { locale } = useLocale()
  const rows: readonly unknown[] = replica.monthRows('imports', '')
  return {
    imports: rows as readonly PastImport[],
    countOf: (id: string) => countImported(replica, [id]),
    turnedWords: (id: string) => turnedWords(replica, id, locale),
    undo: ({ id }: PastImport) => undoImports(replica, { importIds: [id] }, locale),
  }
}
