import { useMemo, useRef, useState } from 'react'
import type { AccountKind } from '#domain/accounts/account.ts'
import type { EntryLine } from '#domain/entry-line/read-line.ts'
import { proposeAccount } from '#domain/habits/propose-account.ts'
import { methodAfter, methodFor, type PaidThing, usualMethod } from '#domain/habits/usual-method.ts'
import { exponentOf, formatAmount } from '#domain/money/money.ts'
import { useCategories } from '#web/categories/use-categories.ts'
import { useProposal } from '#web/categories/use-proposal.ts'
import { newId } from '#web/data/new-id.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplica, useRows } from '#web/data/replica-react.tsx'
import { useKnown } from '#web/form/fields/use-known.ts'
import type { Expense } from '#web/ledger/model/entry.ts'
import { type Noun, useNoun } from '#web/ledger/model/noun.ts'
import type { MonthSource } from '#web/ledger/model/shown-list.ts'
import { useLedger } from '#web/ledger/use-ledger.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { withMethod } from '../account/account-method.ts'
import { type Draft, draftOf, filledDraft, isExpense, newDraft } from '../draft.ts'
import type { EntrySheetProps } from '../entry-sheet.tsx'
import {
  beginEntry,
  type EntryState,
  nextEntry,
  nounOf,
  refundAsIncome,
  turnEntry,
  typeLine,
} from '../entry-state.ts'
import { onlyBought, onlyOwed } from '../find-expenses.ts'
import { proposeForLine } from '../line/propose-for-line.ts'
import { useLineReader } from '../line/use-line-reader.ts'
import { placed } from '../read-draft.ts'
import { useCategoryChoice } from '../use-category-choice.ts'
import { useDraft } from '../use-draft.ts'
import { useKeptEntry } from '../use-kept-entry.ts'
import { useRefundChecks } from './refund-checks.ts'

/** Categories and habits of both nouns: a line may turn an expense into an income. */
function useKnowledge() {
  const [expense, income] = [useCategories('expense'), useCategories('income')]
  const both = useMemo(() => ({ expense, income }), [expense, income])
  const habits = {
    expense: useProposal('expense', expense, useKnown('expense', expense, 'typed')),
    income: useProposal('income', income, useKnown('income', income, 'typed')),
  }
  return { both, habits }
}

const currencyIn = (replica: Pick<Replica, 'rows'>) => (accountId: string) => {
  const account = replica.rows('accounts').get(accountId)
  return account && String(account.currency)
}

/** The account habit proposes for what is written so far. */
function useProposedAccount(noun: Noun, draft: Draft): string | null {
  const replica = useReplica()
  const accounts = useRows('accounts')
  const { place, description, paymentMethod, currency } = draft
  return useMemo(
    () => proposeAccount(replica, accounts, noun, { place, description, paymentMethod, currency }),
    [replica, accounts, noun, place, description, paymentMethod, currency],
  )
}

/** What is stored says itself which of the two it is. */
function useStart({ entry }: EntrySheetProps) {
  const page = useNoun()
  const book = useLocale()
  const { locale, currency } = book
  const today = useToday()
  const replica = useReplica()
  const stored = entry && nounOf(isExpense(entry) ? 'expense' : 'income')
  const [state, setState] = useState(() => {
    const draft = entry
      ? draftOf(entry, locale, currency, currencyIn(replica))
      : filledDraft(newDraft(currency, today, usualMethod(replica)), location, book)
    const account = replica.rows('accounts').get(draft.accountId ?? '')
    const kind = entry ? undefined : (account?.kind as AccountKind | undefined)
    return beginEntry(stored ?? page, { ...draft, ...withMethod(draft, kind) })
  })
  const [id, setId] = useState(() => entry?.id ?? newId())
  const [opened] = useState(entry)
  // Several changes may come before the next drawing; each builds on the one before.
  const latest = useRef(state)
  const write = (change: (now: EntryState) => EntryState) => {
    latest.current = change(latest.current)
    setState(latest.current)
  }
  return { state, write, id, setId, opened }
}

/** What the book knows of a thing: how it was paid before, and the purchase money back is of. */
function useKnownThings(ledger: MonthSource, habits: ReturnType<typeof useKnowledge>['habits']) {
  const replica = useReplica()
  const { currency: own } = useLocale()
  const today = useToday()
  const methodOf = (said: PaidThing) => methodFor(replica, said)
  const backOf = ({ description: text, amount, currency, date }: EntryLine) => ({
    ...{ text, amount, currency: currency ?? own, date: date ?? today },
  })
  const bought = (line: EntryLine) => onlyBought(ledger, backOf(line))
  const owed = (line: EntryLine) =>
    onlyOwed(replica.rows('expenses').values() as Iterable<Expense>, backOf(line))
  return {
    line: { propose: proposeForLine(habits), methodOf, bought, owed },
    /** Of what is stored nothing is proposed. */
    methodAfter: (base: Draft | null, before: Draft) => (next: Draft) =>
      base ? methodAfter(methodOf, base, before, next) : next.paymentMethod,
  }
}

/** The draft and the two ways to write it: the line, and the fields. */
export function useWriting(props: EntrySheetProps) {
  const { entry, refused } = props
  const { locale, currency } = useLocale()
  const today = useToday()
  const { state, write, id, setId, opened } = useStart(props)
  const { noun } = state
  const checks = useRefundChecks({ ...state.draft, id })
  const ledger = useLedger(noun)
  const { both, habits } = useKnowledge()
  const { names } = both[noun.type]
  const replica = useReplica()
  const proposedAccount = useProposedAccount(noun, state.draft)
  const context = useMemo(() => {
    const currencyOf = currencyIn(replica)
    return { noun, locale, entry, id, names, ...checks, proposedAccount, currencyOf }
  }, [noun, locale, entry, id, names, checks, proposedAccount, replica])
  const form = useDraft({ state, write, context, refused: placed(refused) })
  const reader = useLineReader({ noun: state.home, categories: both })
  const known = useKnownThings(ledger, habits)
  const choice = useCategoryChoice({
    ...{ draft: form.draft, propose: habits[noun.type], guess: reader },
    methodOf: known.methodAfter(entry ? null : state.base, form.draft),
  })
  const type = (text: string) =>
    write((now) => {
      const next = typeLine(now, text, { reader, locale, ...known.line })
      const isNamed = next.line?.isCategoryNamed === true
      if (now.said?.categoryId !== next.said?.categoryId) choice[isNamed ? 'choose' : 'restart']()
      return next
    })
  const turn = (change: (now: EntryState) => EntryState) => {
    choice.restart()
    write(change)
  }
  const kept = useKeptEntry({ opened, state, write, type, onChosen: choice.choose })
  const restart = () => {
    write((now) => nextEntry(now, currency, today))
    form.forget()
    choice.restart()
    setId(newId())
  }
  return {
    noun,
    proposedAccount,
    turnTo: (next: Noun) => turn((now) => turnEntry(now, next)),
    turnRefund: () => turn(refundAsIncome),
    id,
    /** As it was when the sheet opened. */
    opened,
    /** All of the list it goes to now, whichever page it was opened from. */
    ledger,
    form,
    line: { text: state.text, read: state.line, type },
    choice,
    categories: both[noun.type],
    example: exampleLine(noun, currency, locale),
    restart,
    kept,
  }
}

export type Writing = ReturnType<typeof useWriting>

/** What could be written, in the decimals of the reader: 86,40 or 8640. */
export function exampleLine(
  { type }: Pick<Noun, 'type'>,
  currency: string,
  locale: string,
): string {
  const one = 10 ** exponentOf(currency)
  const written = (sum: number) => formatAmount(sum, currency, locale, { unit: 'none' })
  if (type === 'income')
    return `salary ${written(one === 1 ? 240_000 : 2400 * one)} yesterday #work`
  return `dinner ${written(one === 1 ? 8640 : 86 * one + (4 * one) / 10)} yesterday food #trip`
}
