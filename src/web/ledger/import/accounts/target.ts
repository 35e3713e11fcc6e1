import type { AccountKind } from '#domain/accounts/account.ts'
import { couldBeSameAccount } from '#domain/import/match/find-booked.ts'
import type { Opening } from '#domain/import/opening-of.ts'
import type { AccountRow } from '#web/accounts/account.ts'
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

/** Where the rows of a part go: nowhere in particular, an account of the book, or a new one. */
export type Target =
  | { readonly to: 'none' }
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

interface Remembered {
  readonly fingerprint: string
  readonly accountId?: string | null
}

/** By the number in the file, else as the last file with the same columns; or none. */
export function expectedTarget(
  { summary, fingerprint }: Part,
  accounts: readonly AccountRow[],
  mappings: readonly Remembered[],
): Target {
  const byNumber = accounts.filter(({ number }) => isSameNumber(number, summary.id))
  const fits = byNumber.find(({ currency }) => currency === summary.currency) ?? byNumber[0]
  const last = mappings.find((one) => fingerprint !== null && one.fingerprint === fingerprint)
  // Columns are the bank's, and a bank keeps several accounts: a number says more.
  const isOther =
    summary.id !== null && accounts.some(({ id, number }) => id === last?.accountId && number)
  const remembered = isOther ? undefined : accounts.find(({ id }) => id === last?.accountId)
  const account = fits ?? remembered
  return account ? { to: 'known', accountId: account.id } : noAccount
}

const shownDigits = 4

/** DE…2051 of a long number. */
export const shortNumber = (number: string): string =>
  number.length <= 2 * shownDigits
    ? number
    : `${number.slice(0, 2)}…${number.replace(/\s/g, '').slice(-shownDigits)}`

export function newAccount(id: string, { summary }: Part): NewAccount {
  const kind: AccountKind = summary.isCard ? 'card' : 'current'
  const called = summary.isCard ? 'Card' : 'Current account'
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
