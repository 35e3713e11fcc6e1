import { formatDay } from '#domain/calendar/calendar.ts'
import type { BookLine, LineTransfer } from '#domain/entry-line/accounts/read-account-line.ts'
import { typedAmount } from '#domain/money/money.ts'
import {
  type Accounts,
  currenciesOf,
  newTransfer,
  readTransfer,
  type TransferDraft,
} from '#web/accounts/transfer/draft.ts'
import { sumWords, wayWords } from '#web/accounts/transfer/transfer-words.ts'
import { useAccountMap } from '#web/accounts/use-accounts.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import type { Understood } from '../line/understood.ts'

export interface Moving {
  readonly understood: readonly Understood[]
  readonly draft: TransferDraft
  /** Saves it, or asks for what is missing where it can be written. */
  readonly save: (ask: (start: Partial<TransferDraft>) => void) => void
}

interface Book {
  readonly accounts: Accounts
  readonly own: string
  readonly locale: string
}

/** As it would be typed in the sheet of transfers. */
export function draftOfLine(moved: LineTransfer, today: string, book: Book): TransferDraft {
  const { fromId, toId, amount, arrives, date } = moved
  const ids = { fromId: fromId ?? '', toId: toId ?? '' }
  const draft = { ...newTransfer(date ?? today), ...ids }
  const currencies = currenciesOf(draft, book.accounts, book.own)
  const isOne = currencies.from === currencies.to
  return {
    ...draft,
    amount: typedAmount(amount, currencies.from, book.locale),
    arrives: isOne || arrives === null ? '' : typedAmount(arrives, currencies.to, book.locale),
  }
}

const style = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** What a line is that only moves money between accounts; null for every other. */
export function useMoving(line: BookLine | null, onDone: () => void): Moving | null {
  const { currency: own, locale } = useLocale()
  const today = useToday()
  const accounts = useAccountMap()
  const writes = useWrites('transfers')
  const moved = line?.transfer
  if (!moved) return null
  const book = { accounts, own, locale }
  const draft = draftOfLine(moved, today, book)
  const read = readTransfer(draft, null, book)
  const words = read.ok
    ? [
        ['amount', sumWords(read.fields, accounts, locale)] as const,
        ['payment', wayWords(read.fields, accounts)] as const,
      ]
    : [['amount', read.messages.arrives ? 'How much arrives?' : 'Which account?'] as const]
  const day = moved.date === null ? [] : [['day', formatDay(moved.date, locale, style)] as const]
  return {
    draft,
    understood: [['noun', 'Transfer'] as const, ...words, ...day].map(([part, said]) => ({
      part,
      words: said,
    })),
    save: (ask) => {
      if (!read.ok) return ask(draft)
      const said = `${sumWords(read.fields, accounts, locale)} ${wayWords(read.fields, accounts)}`
      const description = 'It is neither spent nor earned.'
      writes.create(read.fields, { title: `Moved ${said}`, description })
      onDone()
    },
  }
}
