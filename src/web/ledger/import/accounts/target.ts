import { type AccountKind, isMoney } from '#domain/accounts/account.ts'
import { couldBeSameAccount } from '#domain/import/match/find-booked.ts'
import type { Opening } from '#domain/import/opening-of.ts'
import { foldText } from '#domain/ledger.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { say } from '#web/words/say.ts'
import { partKey } from '../judge-files.ts'
import type { AccountSummary, FileReading } from '../read-file.ts'

/** One account of one file that was read. */
export interface Part {
  readonly key: string
  readonly fileId: string
  readonly fileName: string
  /** Files with the same columns went into the same account before. */
  readonly fingerprint: string | null
  readonly summary: AccountSummary
}

export interface NewAccount {
  readonly id: string
  readonly name: string
  readonly kind: AccountKind
}

/** Where the rows of a part go: an account of the book, a new one, none, or not said yet. */
export type Target =
  | { readonly to: 'none' | 'open' }
  | { readonly to: 'known'; readonly accountId: string }
  | { readonly to: 'new'; readonly account: NewAccount }

export const noAccount: Target = { to: 'none' }

interface ReadFile {
  readonly id: string
  readonly file: { readonly name: string }
  readonly reading: FileReading | null
}

export const partsOf = (files: readonly ReadFile[]): readonly Part[] =>
  files.flatMap(({ id, file, reading }) =>
    reading?.kind === 'read'
      ? reading.accounts.map((summary) => ({
          ...{ key: partKey(id, summary.id), fileId: id, fileName: file.name, summary },
          fingerprint: reading.table?.fingerprint ?? null,
        }))
      : [],
  )

/** The same number in two files is one account, so it is said once. */
export const choiceKey = ({ key, summary }: Part): string => summary.id ?? key

const fewestCharacters = 4

const isSameNumber = (one: string | null, other: string | null) =>
  one !== null &&
  other !== null &&
  Math.min(one.length, other.length) >= fewestCharacters &&
  couldBeSameAccount(one, other)

/** A file made here, or by another program, has the names that people gave. */
const isNamed = ({ name }: AccountRow, id: string | null) =>
  id !== null && foldText(name.trim()) === foldText(id.trim())

export interface Known {
  /** Those that are not archived. */
  readonly accounts: readonly AccountRow[]
  /** Where the last file with the same columns went. */
  readonly mappings: readonly {
    readonly fingerprint: string
    readonly accountId?: string | null
  }[]
  /** The newest first. */
  readonly imports: readonly {
    readonly account: string | null
    readonly accountId?: string | null
    readonly fileName?: string
  }[]
  /** The account somebody came from to import into it. */
  readonly into: string | null
}

/** The accounts that rows in its currency can go into, but for those of another number. */
const fittingIn = ({ summary }: Part, accounts: readonly AccountRow[]) =>
  accounts.filter((one) => {
    const { kind, currency, number } = one
    return (
      isMoney(kind) &&
      currency === summary.currency &&
      (!number ||
        summary.id === null ||
        isSameNumber(number, summary.id) ||
        isNamed(one, summary.id))
    )
  })

export const canBeNew = ({ summary }: Part): boolean =>
  summary.opening !== null && summary.currency !== null

/** Those whose bank could have made the file. */
const ableIn = ({ summary: { isCard } }: Part, fitting: readonly AccountRow[]) =>
  fitting.filter(({ kind }) => (isCard ? kind === 'card' : kind !== 'cash'))

/** The only one of them. */
function onlyOne(part: Part, fitting: readonly AccountRow[]): AccountRow | undefined {
  const able = ableIn(part, fitting)
  return able.length === 1 ? able[0] : undefined
}

/** What a file is called besides its days and numbers. */
const namesIn = (fileName: string) =>
  new Set(foldText(fileName.replace(/\.[^.]*$/, '')).match(/\p{L}{3,}/gu) ?? [])

function isCalledAlike(one: string, other: string): boolean {
  const [mine, theirs] = [namesIn(one), namesIn(other)]
  return mine.size === 0 ? theirs.size === 0 : !mine.isDisjointFrom(theirs)
}

/**
 * Columns are the bank's, and a bank keeps several accounts: a number says more, and where several
 * could be meant the name of the file does.
 */
function lastTime(part: Part, fitting: readonly AccountRow[], known: Known) {
  const { summary, fingerprint, fileName } = part
  const { accounts, mappings, imports } = known
  const numbered = imports.find(({ account }) => isSameNumber(account, summary.id))
  const alike = mappings.find((one) => fingerprint !== null && one.fingerprint === fingerprint)
  const isOther =
    summary.id !== null && accounts.some(({ id, number }) => id === alike?.accountId && number)
  const able = ableIn(part, fitting)
  const called = imports.filter((one) => isCalledAlike(one.fileName ?? '', fileName))
  const named = able.filter(({ id }) => called.some(({ accountId }) => accountId === id))
  const byColumns = able.length > 1 ? (named.length === 1 ? named[0]?.id : null) : alike?.accountId
  const before = [numbered?.accountId, !alike || isOther ? null : byColumns]
  return accounts.find(({ id }) => before.includes(id))
}

/**
 * By the number or the name in the file, else the one it was asked for, as last time, or the only
 * one there is. Where several could be meant nobody is chosen for.
 */
export function expectedTarget(part: Part, known: Known): Target {
  const { accounts, into } = known
  const { id, currency } = part.summary
  const byNumber = accounts.filter(({ number }) => isSameNumber(number, id))
  const fitting = fittingIn(part, accounts)
  const named = fitting.filter((one) => isNamed(one, id))
  const account =
    byNumber.find((one) => one.currency === currency) ??
    byNumber[0] ??
    (named.length === 1 ? named[0] : undefined) ??
    fitting.find((one) => one.id === into) ??
    lastTime(part, fitting, known) ??
    (into === null ? onlyOne(part, fitting) : undefined)
  if (account) return { to: 'known', accountId: account.id }
  return fitting.length > 0 || canBeNew(part) ? { to: 'open' } : noAccount
}

const shownDigits = 4

/** DE…2051 of a long number. */
export const shortNumber = (number: string): string =>
  number.length <= 2 * shownDigits
    ? number
    : `${number.slice(0, 2)}…${number.replace(/\s/g, '').slice(-shownDigits)}`

export function newAccount(id: string, { summary }: Part): NewAccount {
  const kind: AccountKind = summary.isCard ? 'card' : 'current'
  const called = summary.isCard ? say('Card') : say('Current account')
  return { id, kind, name: summary.id ? `${called} ${shortNumber(summary.id)}` : called }
}

const earliest = (parts: readonly Part[]): Opening | null =>
  parts
    .flatMap(({ summary }) => summary.opening ?? [])
    .sort((a, b) => (a.openingOn < b.openingOn ? -1 : 1))[0] ?? null

/** A new account begins with what its first file says. Null while the files say no currency. */
export function accountDoc(account: NewAccount, parts: readonly Part[], order: number) {
  const currency = parts.map(({ summary }) => summary.currency).find((one) => one !== null)
  const opening = earliest(parts)
  if (!currency || !opening) return null
  const number = parts[0]?.summary.id?.slice(0, 64) ?? null
  return { ...account, name: account.name.trim(), currency, number, order, ...opening }
}

export type AccountDoc = NonNullable<ReturnType<typeof accountDoc>>
