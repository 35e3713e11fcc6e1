import { storageKeys } from '#contract/storage.ts'
import { foldText } from '#domain/ledger.ts'
import type { Entry } from '#web/ledger/model/entry.ts'
import { type Kind, placeOf, type Template, type TemplateFields } from '../template.ts'
import type { Likely } from './detector.ts'

/** What tells one payee from another, whatever the amount. */
const likelyName = (kind: Kind, currency: string, name: string) =>
  `${kind} ${currency} ${foldText(name).trim()}`

const nameOf = ({ kind, currency, merchant, description }: Likely) =>
  likelyName(kind, currency, merchant || description)

/** Those that no template stands for yet and nobody has said no to. */
export function newOnes(
  found: readonly Likely[],
  templates: readonly Template[],
  declined: ReadonlySet<string>,
): readonly Likely[] {
  const known = new Set(
    templates.flatMap((template) =>
      [placeOf(template), template.description]
        .filter((name) => name !== null)
        .map((name) => likelyName(template.kind, template.currency, name)),
    ),
  )
  return found.filter((one) => {
    const own = likelyName(one.kind, one.currency, one.description)
    return !known.has(nameOf(one)) && !known.has(own) && !declined.has(nameOf(one))
  })
}

export const pastRow = (entry: Entry) => ({
  id: entry.id,
  date: entry.date,
  amount: entry.amount,
  currency: entry.currency,
  description: entry.description,
  merchant: 'source' in entry ? entry.source : entry.merchant,
  categoryId: entry.categoryId,
  templateId: entry.templateId,
  accountId: entry.accountId,
  paymentMethod: 'paymentMethod' in entry ? entry.paymentMethod : undefined,
})

/** What to write down for it. */
export function proposedFields({ kind, schedule, ...found }: Likely): TemplateFields {
  const common = {
    ...schedule,
    weekdays: [...schedule.weekdays],
    monthDays: [...schedule.monthDays],
    skippedOn: [],
    amount: found.amount,
    currency: found.currency,
    description: found.description,
    categoryId: found.categoryId,
    accountId: found.accountId,
    notes: null,
    tags: [],
    priceChanges: [],
    contract: null,
    autoPost: found.reason.amounts !== 'varying',
    active: true,
  }
  return kind === 'expense'
    ? {
        ...common,
        merchant: found.merchant,
        paymentMethod: found.paymentMethod ?? 'card',
        groupId: null,
        groupSplit: null,
      }
    : { ...common, source: found.merchant }
}

interface DeclinedNames {
  readonly uid: string
  readonly names: readonly string[]
}

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** What a person said no to on this device. */
export function readDeclined(storage: Store, uid: string): ReadonlySet<string> {
  try {
    const kept = JSON.parse(
      storage.getItem(storageKeys.notRecurring) ?? 'null',
    ) as DeclinedNames | null
    return new Set(kept?.uid === uid ? kept.names : [])
  } catch {
    // Not ours any more: somebody else's page or hand wrote it.
    return new Set()
  }
}

const declinedMost = 200

export function decline(storage: Store, uid: string, likely: Likely): ReadonlySet<string> {
  const names = [...readDeclined(storage, uid), nameOf(likely)].slice(-declinedMost)
  try {
    storage.setItem(
      storageKeys.notRecurring,
      JSON.stringify({ uid, names } satisfies DeclinedNames),
    )
  } catch {
    // A full or forbidden storage: it holds until the page is left.
  }
  return new Set(names)
}
