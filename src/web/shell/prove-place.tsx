import { useEffect, useState } from 'react'
import type { UserRow } from '#contract/identity/session.ts'
import { setProver } from '#web/data/http/set-prover.ts'
import { arriving, useArriving } from '#web/ui/loading/arriving.ts'

const dialog = arriving(() => import('./prove-dialog.tsx').then((file) => file.ProveDialog))

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
  return <Asked user={user} token={first.token} onEnd={onEnd} />
}

interface AskedProps {
  readonly user: UserRow
  readonly token: string
  readonly onEnd: (isProven: boolean) => void
}

function Asked(props: AskedProps) {
  const ProveDialog = useArriving(dialog)
  return ProveDialog ? <ProveDialog {...props} /> : null
}
