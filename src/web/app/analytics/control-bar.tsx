import { useState } from 'react'
import type { DayRange } from '#domain/calendar/calendar.ts'
import { useMyGroups } from '#web/groups/use-my-groups.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { ChoiceSwitch } from '#web/ui/control/choice-switch.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { say } from '#web/words/say.ts'
import type { Lens } from './address.ts'
import { spanWords } from './bucket-words.ts'
import { pickedSpan, type Range, ranges, rangeWords } from './spans.ts'
import { useAnalytics } from './use-analytics.ts'
import { SavedViews } from './views/saved-views.tsx'

const RangeDialog = whenAsked(() =>
  import('#web/ledger/bar/range-dialog.tsx').then((file) => file.RangeDialog),
)

const lensWords = [
  ['share', say('My share')],
  ['paid', say('What I paid')],
  ['group', say('Groups')],
] as const satisfies readonly (readonly [Lens, string])[]

/** One time and one way of counting, for everything on the page. */
export function ControlBar() {
  const { address, compared: before, go, isBefore } = useAnalytics()
  const { locale } = useLocale()
  const today = useToday()
  const isAlone = before === null && address.range !== 'all'
  const isEarly = before !== null && isBefore(before.from)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <RangeSelect />
        <ChoiceSwitch
          label={say('What counts of shared money')}
          value={address.lens}
          choices={lensWords}
          onChange={(lens) => go({ lens, groupId: null })}
        />
        {address.lens === 'group' ? <GroupSelect /> : null}
        <div className="ml-auto">
          <SavedViews />
        </div>
      </div>
      <p className="text-sm text-muted-foreground">
        {spanWords(address.span, locale)}
        {address.span.to === today ? say(', up to today') : ''}
        {before ? say(', compared with {span}', { span: spanWords(before, locale) }) : ''}
        {isAlone ? say('; your book has nothing of the time before to compare it with') : ''}
        {isEarly ? say(', which began before your first entry') : ''}. {lensMeaning[address.lens]}
      </p>
    </div>
  )
}

const lensMeaning: Readonly<Record<Lens, string>> = {
  share: say('Your own expenses, and your part of what groups spent.'),
  paid: say('Your own expenses, and what you laid out for groups.'),
  group: say('All that your groups spent, whoever paid. Income is not shared.'),
}

function RangeSelect() {
  const { address, go } = useAnalytics()
  const today = useToday()
  const [isPicking, setPicking] = useState(false)
  const { from, to } = address.span
  const pick = (picked: DayRange) => {
    const first = picked.from ?? picked.to ?? today
    go({ range: 'days', span: pickedSpan(first, picked.to ?? today) })
  }
  const choose = (range: Range) => {
    if (range === 'days') setPicking(true)
    else go({ range })
  }
  return (
    <>
      <Select
        aria-label={say('Time')}
        className="w-44"
        value={address.range}
        onChange={({ target }) => choose(target.value as Range)}
      >
        {ranges.map((range) => (
          <option key={range} value={range}>
            {rangeWords[range]}
          </option>
        ))}
      </Select>
      {isPicking ? (
        <RangeDialog from={from} to={to} onPick={pick} onClose={() => setPicking(false)} />
      ) : null}
    </>
  )
}

function GroupSelect() {
  const { address, go } = useAnalytics()
  const groups = [...useMyGroups().values()]
  return (
    <Select
      aria-label={say('Group')}
      className="w-48"
      value={address.groupId ?? ''}
      onChange={({ target }) => go({ groupId: target.value || null })}
    >
      <option value="">{say('All groups')}</option>
      {groups.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
