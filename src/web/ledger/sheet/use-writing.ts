import { useMemo, useState } from 'react'
import type { EntryLine } from '#domain/entry-line/read-line.ts'
import { type RefundRow, refundProblem } from '#domain/refunds.ts'
import { newId } from '#web/data/new-id.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useBook, useToday } from '#web/fields/use-book.ts'
import { useCategories } from '#web/fields/use-categories.ts'
import { useProposal } from '#web/fields/use-proposal.ts'
import type { Expense } from '../entry.ts'
import { expenses, incomes, type Noun, useNoun } from '../noun.ts'
import { type Draft, draftOf, isExpense, newDraft } from './draft.ts'
import type { EntrySheetProps } from './entry-sheet.tsx'
import { exampleLine } from './example-line.ts'
import { placed } from './read-draft.ts'
import { useCategoryChoice } from './use-category-choice.ts'
import { useDraft } from './use-draft.ts'
import { useLine } from './use-line.ts'

const nounOf = (type: 'expense' | 'income') => (type === 'expense' ? expenses : incomes)

/** Categories and habits of both nouns: a line may turn an expense into an income. */
function useKnowledge() {
  const [expense, income] = [useCategories('expense'), useCategories('income')]
  const both = useMemo(() => ({ expense, income }), [expense, income])
  const habits = {
    expense: useProposal('expense', expense),
    income: useProposal('income', income),
  }
  return { both, habits }
}

/** What is stored says itself which of the two it is. */
function useStart({ entry }: EntrySheetProps) {
  const page = useNoun()
  const { locale, currency } = useBook()
  const today = useToday()
  const draft = () => (entry ? draftOf(entry, locale, currency) : newDraft(currency, today))
  const stored = entry && nounOf(isExpense(entry) ? 'expense' : 'income')
  // What a line says lasts only as long as the line says it.
  const [home, setHome] = useState(stored ?? page)
  const [noun, setNoun] = useState(home)
  const [base, setBase] = useState(draft)
  const [id, setId] = useState(() => entry?.id ?? newId())
  const [opened] = useState(entry)
  return { home, setHome, noun, setNoun, base, setBase, id, setId, opened }
}

/** The draft and the two ways to write it: the line, and the fields. */
export function useWriting(props: EntrySheetProps) {
  const { entry, refused, ledger } = props
  const { locale, currency } = useBook()
  const { home, setHome, noun, setNoun, base, setBase, id, setId, opened } = useStart(props)
  const replica = useReplica()
  const context = useMemo(() => {
    const all = () => replica.rows('expenses').values() as Iterable<Expense>
    const problemOf = (row: RefundRow) => refundProblem(row, all())
    return { noun, locale, entry, id, refundProblem: problemOf }
  }, [noun, locale, entry, id, replica])
  const form = useDraft(base, context, placed(refused))
  const { both, habits } = useKnowledge()
  const line = useLine({
    noun: home,
    ledger,
    categories: both,
    base,
    propose: (read: EntryLine) => habits[read.noun](read)?.categoryId ?? null,
    onRead: (changes, read) => {
      setNoun(nounOf(read.noun))
      if ('categoryId' in changes) choice[read.isCategoryNamed ? 'choose' : 'restart']()
      form.change(changes)
    },
  })
  const propose = habits[noun.type]
  const choice = useCategoryChoice({ draft: form.draft, propose, guess: line.reader })
  const turnTo = (next: Noun) => {
    setHome(next)
    setNoun(next)
    choice.restart()
    form.change({ categoryId: null, lines: null, refundOf: null, back: null, months: null })
  }
  const restart = (draft: Draft, nextId: string) => {
    setBase(draft)
    form.reset(draft)
    line.clear()
    choice.restart()
    setId(nextId)
  }
  return {
    noun,
    turnTo,
    id,
    /** As it was when the sheet opened. */
    opened,
    form,
    line,
    choice,
    categories: both[noun.type],
    example: exampleLine(noun, currency, locale),
    restart,
  }
}

export type Writing = ReturnType<typeof useWriting>
