import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import type { Failure } from '#web/data/replica/types.ts'
import { useReplica, useTable } from '#web/data/replica-react.tsx'
import { say } from '#web/words/say.ts'
import { send } from '#web/writes/use-writes.ts'
import { useLocale } from '../locale/use-locale.ts'
import { useValueWords } from '../locale/value-words.ts'
import { BothVersions } from './both-versions.tsx'
import { clashing, clashOf } from './clash.ts'
import { calledAs } from './refused-words.ts'

type Fields = Readonly<Record<string, unknown>>

export interface ClashProps {
  readonly failure: Failure
  readonly titleOf: (now: Row) => string
  readonly nameOf: (field: string) => string
  readonly wordsOf: (row: Fields, field: string) => string
}

/** A change that another one was faster with: which of the two holds. */
export function Clash({ failure, titleOf, nameOf, wordsOf }: ClashProps) {
  const table = (failure.name.split('.')[0] ?? '') as CollectionName
  const { replica } = useTable(table)
  const all = useReplica()
  const now = replica.rows(table).get(clashing(failure) ?? '')
  if (!now) return null
  const { asked, mine, keepMine, takeNewer } = clashOf(failure, now)
  const rows = asked.map((field) => ({
    name: nameOf(field),
    theirs: wordsOf(now, field),
    mine: wordsOf(mine, field),
  }))
  const settle = (commands: typeof keepMine) => () => {
    all.dismiss(failure.key)
    if (commands.length > 0) void send(all, commands)
  }
  return (
    <BothVersions
      {...{ title: titleOf(now), rows }}
      onTakeNewer={settle(takeNewer)}
      onKeepMine={settle(keepMine)}
    />
  )
}

/** The same for what is one's own: it was another tab or device. */
export function OwnClash({ failure }: { readonly failure: Failure }) {
  const { locale } = useLocale()
  const { nameOf, wordsOf } = useValueWords(locale)
  const titleOf = (now: Row) =>
    say('{calledAs} was changed in another tab or on another device too.', {
      calledAs: calledAs(failure, now),
    })
  return <Clash {...{ failure, titleOf, nameOf, wordsOf }} />
}
