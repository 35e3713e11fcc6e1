import { useEffect, useState, useSyncExternalStore } from 'react'
import type { UserRow } from '#contract/identity/session.ts'
import { setProver } from '#web/data/http/set-prover.ts'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { asked } from '#web/ui/overlay/ask-first.ts'

const RemovalDialog = whenAsked(() =>
  import('#web/ledger/sheet/removal/removal-dialog.tsx').then((file) => file.RemovalDialog),
)

/** Where a deletion that takes others along is asked about, whatever page it is on. */
export function AskPlace() {
  const question = useSyncExternalStore(asked.subscribe, asked.question)
  if (!question) return null
  const choices = question.choices.map(({ words, onPick }) => ({
    words,
    onPick: () => {
      asked.keep()
      onPick()
    },
  }))
  return <RemovalDialog removal={{ ...question, choices }} onClose={asked.keep} />
}

const ProveDialog = whenAsked(() => import('./prove-dialog.tsx').then((file) => file.ProveDialog))

interface Wanted {
  readonly token: string
  readonly answer: (token: string | null) => void
}

/** Where somebody shows who they are, whatever page asked for it; the call then goes on. */
export function ProvePlace({ user }: { readonly user: UserRow }) {
  const [wanted, setWanted] = useState<readonly Wanted[]>([])
  useEffect(() => {
    setProver(
      (token) => new Promise((answer) => setWanted((before) => [...before, { token, answer }])),
    )
    return () => setProver(null)
  }, [])
  const [first] = wanted
  if (!first) return null
  // One proof is enough for all that wait for it.
  const onEnd = (isProven: boolean) => {
    setWanted([])
    for (const { token, answer } of wanted) answer(isProven ? token : null)
  }
  return <ProveDialog user={user} token={first.token} onEnd={onEnd} />
}
