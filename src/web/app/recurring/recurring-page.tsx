import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useCategories } from '#web/categories/use-categories.ts'
import { useReplicaStatus, useTable } from '#web/data/replica-react.tsx'
import { useMyPart } from '#web/groups/use-my-part.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { CalendarView } from './calendar/calendar-view.tsx'
import { proposedFields } from './likely/likely.ts'
import { LikelyCard } from './likely/likely-card.tsx'
import { useLikely } from './likely/use-likely.ts'
import { arranged, type Wanted } from './list/arrange.ts'
import { CostSummary } from './list/cost-summary.tsx'
import { ListBar } from './list/list-bar.tsx'
import { Loading, NothingShown, NothingYet } from './list/nothing-yet.tsx'
import { PageBar } from './list/page-bar.tsx'
import { TemplateList } from './list/template-list.tsx'
import type { TemplateActs } from './list/template-menu.tsx'
import { WaitingCard } from './list/waiting-card.tsx'
import { asTemplate, type Template, type TemplateFields, tables } from './template.ts'
import { type Upcoming, upcomingOf } from './upcoming.ts'
import { type RecurringBar, useRecurringAddress } from './use-recurring-address.ts'
import { type TemplateWrites, useTemplateWrites } from './use-template-writes.ts'

const OpenTemplate = whenAsked(() =>
  import('./open-template.tsx').then((file) => file.OpenTemplate),
)

/** What comes again and again: when, and what it costs. */
export function RecurringPage() {
  const templates = useTemplates()
  const bar = useRecurringAddress()
  const writes = useTemplateWrites()
  const { isComplete } = useReplicaStatus()
  const likely = useLikely(templates)
  const [start, setStart] = useState<TemplateFields | null>(null)
  const isEmpty = templates.length === 0
  const close = () => {
    setStart(null)
    bar.close()
  }
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-5">
      {isEmpty && !isComplete ? (
        <Loading />
      ) : isEmpty ? (
        <NothingYet bar={bar} />
      ) : (
        <Shown templates={templates} bar={bar} writes={writes} />
      )}
      <LikelyCard
        found={likely.found}
        onMake={(one) => writes.add(one.kind, proposedFields(one))}
        onLook={(one) => {
          setStart(proposedFields(one))
          bar.add(one.kind)
        }}
        onDecline={likely.decline}
      />
      {bar.adding || bar.editing ? (
        <OpenTemplate bar={{ ...bar, close }} templates={templates} writes={writes} start={start} />
      ) : null}
    </div>
  )
}

interface ShownProps {
  readonly templates: readonly Template[]
  readonly bar: RecurringBar
  readonly writes: TemplateWrites
}

function Shown({ templates, bar, writes }: ShownProps) {
  const today = useToday()
  const myPart = useMyPart()
  const all = useMemo(() => upcomingOf(templates, today, myPart), [templates, today, myPart])
  const shown = useArranged(all, bar)
  const mine = useMemo(() => shown.map((upcoming) => upcoming.mine), [shown])
  const acts = useTemplateActs(bar, writes)
  return (
    <>
      <PageBar bar={bar} />
      <WaitingCard templates={templates} acts={writes} />
      <ListBar bar={bar} all={all} />
      {shown.length === 0 ? (
        <NothingShown bar={bar} />
      ) : (
        <>
          <CostSummary all={shown} />
          {bar.view === 'calendar' ? (
            <CalendarView
              templates={mine}
              isWhole={shown.length === all.length}
              onOpen={bar.edit}
            />
          ) : (
            <TemplateList all={shown} acts={acts} />
          )}
        </>
      )}
    </>
  )
}

/** What the address asks for; the same array while it asks for the same. */
function useArranged(all: readonly Upcoming[], { text, sort, filters }: RecurringBar) {
  const today = useToday()
  const { currency } = useLocale()
  const { names } = useCategories('expense')
  const asked = JSON.stringify({ text, sort, filters })
  return useMemo(() => {
    const wanted = JSON.parse(asked) as Wanted
    return arranged(all, wanted, { categories: names, today, currency })
  }, [all, asked, names, today, currency])
}

/** The same for every row at every step of the address, so that opening a sheet draws no list. */
function useTemplateActs(bar: RecurringBar, writes: TemplateWrites): TemplateActs {
  const now = useRef(bar)
  useLayoutEffect(() => {
    now.current = bar
  })
  return useMemo(() => {
    const { postNow, skip, bringBack, setActive, remove } = writes
    return { edit: ({ id }) => now.current.edit(id), postNow, skip, bringBack, setActive, remove }
  }, [writes])
}

/** Every template of all kinds; the same array until one of them changes. */
function useTemplates(): readonly Template[] {
  const expense = useTable(tables.expense)
  const [income, transfer] = [useTable(tables.income), useTable(tables.transfer)]
  const { replica } = expense
  return useMemo(() => {
    // Read again whenever any of the tables changes.
    void [expense.version, income.version, transfer.version]
    return (['expense', 'income', 'transfer'] as const).flatMap((kind) =>
      [...replica.rows(tables[kind]).values()].map((row) => asTemplate(row, kind)),
    )
  }, [replica, expense.version, income.version, transfer.version])
}
