import { formatDay } from '#domain/calendar/calendar.ts'
import type { BookLine } from '#domain/entry-line/accounts/read-account-line.ts'
import type { LineTransfer } from '#domain/entry-line/accounts/read-transfer.ts'
import { typedAmount } from '#domain/money/money.ts'
import { repeatWords } from '#domain/recurring/again.ts'
import { addingTransfer, againWords } from '#web/accounts/transfer/again.ts'
import {
  type Accounts,
  currenciesOf,
  newTransfer,
  readTransfer,
  type TransferDraft,
  type TransferFields,
} from '#web/accounts/transfer/draft.ts'
import { sumWords, wayWords } from '#web/accounts/transfer/transfer-words.ts'
import { useAccountMap } from '#web/accounts/use-accounts.ts'
import { useSavingOnce } from '#web/form/saving-once.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { type Tell, useWrites } from '#web/writes/use-writes.ts'
import type { Understood } from '../line/understood.ts'

export interface Moving {
  readonly understood: readonly Understood[]
  readonly draft: TransferDraft
  /** Saves it, or asks for what is missing where it can be written. */
  readonly save: (ask: AskMore) => void
  /** The same, and begins the next. */
  readonly saveAndStay: (ask: AskMore) => void
}

type AskMore = (start: Partial<TransferDraft>) => void

interface After {
  readonly onDone: () => void
  readonly onNext: () => void
  /** Says in the sheet what was saved while it stays open. */
  readonly tell: Tell
}

interface Book {
  readonly accounts: Accounts
  readonly own: string
  readonly locale: string
}

/** As it would be typed in the sheet of transfers. */
export function draftOfLine(moved: LineTransfer, today: string, book: Book): TransferDraft {
  const { fromId, toId, amount, arrives, date, unreadDate, repeats } = moved
  const ids = { fromId: fromId ?? '', toId: toId ?? '' }
  const draft = { ...newTransfer(date ?? unreadDate ?? today), ...ids }
  const currencies = currenciesOf(draft, book.accounts, book.own)
  const isOne = currencies.from === currencies.to
  return {
    ...{ ...draft, repeats },
    amount: amount === null ? '' : typedAmount(amount, currencies.from, book.locale),
    arrives: isOne || arrives === null ? '' : typedAmount(arrives, currencies.to, book.locale),
  }
}

const style = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** What a line is that only moves money between accounts; null for every other. */
export function useMoving(line: BookLine | null, after: After): Moving | null {
  const { currency: own, locale } = useLocale()
  const today = useToday()
  const accounts = useAccountMap()
  const [told, toldHere] = [useWrites('transfers'), useWrites('transfers', after.tell)]
  const once = useSavingOnce()
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
    : [
        [
          'amount',
          read.messages.arrives ? say('How much arrives?') : say('Which account?'),
        ] as const,
      ]
  const day = moved.date === null ? [] : [['day', formatDay(moved.date, locale, style)] as const]
  const again = draft.repeats ? [['repeats', repeatWords[draft.repeats]] as const] : []
  const keep = (ask: AskMore, writes: typeof told, onKept: () => void) => {
    if (!read.ok) return ask(draft)
    once.save(moved, () => keepRead(read.fields, writes, onKept))
  }
  const keepRead = (fields: TransferFields, writes: typeof told, onKept: () => void) => {
    const said = `${sumWords(fields, accounts, locale)} ${wayWords(fields, accounts)}`
    const description = say('It is neither spent nor earned.{again}', {
      again: againWords(draft.repeats),
    })
    const adding = addingTransfer(fields, draft.repeats, accounts)
    writes.run(adding, { title: say('Moved {said}', { said }), description })
    onKept()
  }
  return {
    draft,
    understood: [['noun', say('Transfer')] as const, ...words, ...day, ...again].map(
      ([part, said]) => ({
        part,
        words: said,
      }),
    ),
    save: (ask) => keep(ask, told, after.onDone),
    saveAndStay: (ask) => keep(ask, toldHere, after.onNext),
  }
}
