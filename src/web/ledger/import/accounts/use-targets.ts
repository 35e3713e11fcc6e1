import { useMemo, useState } from 'react'
import type { PairingAccount } from '#domain/accounts/pairing/candidates.ts'
import type { IntoAccount } from '#domain/import/match/booked.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { newId } from '#web/data/new-id.ts'
import { useRows } from '#web/data/replica-react.tsx'
import type { Targets } from '../judge-files.ts'
import { type ImportFile, useKeptMappings } from '../use-import-files.ts'
import {
  type AccountDoc,
  accountDoc,
  canBeNew,
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

/** What was said of such a file before, also where that import was taken back since. */
const saidBefore = new Map<string, Target>()
const sourceKey = ({ summary, fingerprint, fileName }: Part) =>
  `${summary.id ?? fileName} ${fingerprint}`

const newestFirst = (a: { readonly createdAt: string }, b: { readonly createdAt: string }) =>
  a.createdAt < b.createdAt ? 1 : -1

function recalled(part: Part, accounts: readonly AccountRow[]): Target | undefined {
  const said = saidBefore.get(sourceKey(part))
  const id = said && idOf(said)
  return !said || said.to === 'none' || accounts.some((one) => one.id === id)
    ? said && (id ? { to: 'known', accountId: id } : said)
    : undefined
}

/** Which account of the book each part of each file goes into, as found or as the person says. */
export function useTargets(files: readonly ImportFile[], into: string | null) {
  const accounts = useRows('accounts')
  const imports = useRows('imports')
  const mappings = useKeptMappings()
  const [chosen, setChosen] = useState<ReadonlyMap<string, Target>>(new Map())
  const [isAsked, setAsked] = useState(false)
  const isAsking = isAsked || accounts.length > 0
  const parts = useMemo(() => partsOf(files), [files])
  const found = useMemo(() => {
    const usable = accounts.filter(({ archived }) => !archived)
    const known = { accounts: usable, mappings, imports: imports.toSorted(newestFirst), into }
    const targetOf = (part: Part) => {
      if (!isAsking) return noAccount
      const said = chosen.get(choiceKey(part)) ?? (into ? undefined : recalled(part, usable))
      return said ?? expectedTarget(part, known)
    }
    return new Map(parts.map((part) => [part.key, targetOf(part)]))
  }, [parts, chosen, accounts, imports, mappings, into, isAsking])
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
  const choose = (part: Part, target: Target) => {
    saidBefore.set(sourceKey(part), target)
    setChosen((now) => new Map(now).set(choiceKey(part), target))
  }
  const chooseNew = (part: Part) => choose(part, { to: 'new', account: newAccount(newId(), part) })
  return {
    ...{ parts, accounts, targets, created, known, targetOf, choose, chooseNew },
    /** Who keeps no accounts is not asked for one before they ask themselves. */
    isAsking,
    /** Where rows go was said by hand. */
    hasAnswers: chosen.size > 0,
    ask: () => {
      setAsked(true)
      for (const part of parts.filter(canBeNew)) chooseNew(part)
    },
    /** Somebody has to say where rows go before they can come. */
    isOpen: parts.some((part) => targetOf(part).to === 'open'),
  }
}

export type AccountTargets = ReturnType<typeof useTargets>
