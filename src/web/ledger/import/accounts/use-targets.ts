import { useMemo, useState } from 'react'
import type { PairingAccount } from '#domain/accounts/pairing/candidates.ts'
import type { IntoAccount } from '#domain/import/match/booked.ts'
import { newId } from '#web/data/new-id.ts'
import { useRows } from '#web/data/replica-react.tsx'
import type { Targets } from '../judge-files.ts'
import { type ImportFile, useKeptMappings } from '../use-import-files.ts'
import {
  type AccountDoc,
  accountDoc,
  choiceKey,
  expectedTarget,
  newAccount,
  noAccount,
  type Part,
  partsOf,
  type Target,
} from './target.ts'

/** An account of the book, or one that comes with this import. */
export type KnownAccount = IntoAccount & PairingAccount

const idOf = (target: Target) =>
  target.to === 'known' ? target.accountId : target.to === 'new' ? target.account.id : null

function newDocs(
  parts: readonly Part[],
  targetOf: (part: Part) => Target,
  order: number,
): readonly AccountDoc[] {
  const byId = Map.groupBy(parts, (part) => idOf(targetOf(part)))
  return [...byId.values()].flatMap((some) => {
    const target = some[0] ? targetOf(some[0]) : noAccount
    return (target.to === 'new' && accountDoc(target.account, some, order)) || []
  })
}

/** Which account of the book each part of each file goes into, as found or as the person says. */
export function useTargets(files: readonly ImportFile[]) {
  const accounts = useRows('accounts')
  const mappings = useKeptMappings()
  const [chosen, setChosen] = useState<ReadonlyMap<string, Target>>(new Map())
  const [isAsked, setAsked] = useState(false)
  const parts = useMemo(() => partsOf(files), [files])
  const found = useMemo(() => {
    const usable = accounts.filter(({ archived }) => !archived)
    return new Map(
      parts.map((part) => [
        part.key,
        chosen.get(choiceKey(part)) ?? expectedTarget(part, usable, mappings),
      ]),
    )
  }, [parts, chosen, accounts, mappings])
  const targetOf = (part: Part) => found.get(part.key) ?? noAccount
  const created = useMemo(
    () => newDocs(parts, (part) => found.get(part.key) ?? noAccount, accounts.length),
    [parts, found, accounts],
  )
  const ids = parts.map((part) => [part.key, idOf(targetOf(part))] as const)
  const key = JSON.stringify(ids.filter(([, id]) => id !== null))
  /** The same object while every part goes where it went: rows are judged anew for another. */
  const targets = useMemo(() => Object.fromEntries(JSON.parse(key)) as Targets, [key])
  const known = useMemo(
    () => new Map<string, KnownAccount>([...accounts, ...created].map((one) => [one.id, one])),
    [accounts, created],
  )
  const choose = (part: Part, target: Target) =>
    setChosen((now) => new Map(now).set(choiceKey(part), target))
  return {
    ...{ parts, accounts, targets, created, known, targetOf, choose },
    /** Who keeps no accounts is not asked for one before they ask themselves. */
    isAsking: isAsked || accounts.length > 0,
    ask: () => setAsked(true),
    chooseNew: (part: Part) => choose(part, { to: 'new', account: newAccount(newId(), part) }),
  }
}

export type AccountTargets = ReturnType<typeof useTargets>
