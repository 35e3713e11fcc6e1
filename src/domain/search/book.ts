/** What a search has to know of a book to understand its rows: categories and groups. */
import type { Day } from '../calendar/calendar.ts'
import { foldText } from '../ledger.ts'
import { type Priced, type RateTable, valueIn } from '../money/rates.ts'
import type { Findable, Worth } from './findable.ts'
import { comparedIn } from './query.ts'

export interface CategoryFacts {
  readonly id: string
  readonly name: string
  /** What everyone calls it, where this person calls it otherwise. */
  readonly firstName?: string
  readonly type: string
  readonly parentId: string | null
  readonly archived: boolean
}

export interface CategoryLook {
  readonly categoryId: string
  readonly name: string | null
  readonly hidden: boolean
}

export interface MemberFacts {
  readonly memberId: string
  readonly uid: string | null
  readonly name: string
  readonly leftAt: string | null
}

export interface GroupFacts {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly status: string
  readonly members: readonly MemberFacts[]
}

export interface AccountFacts {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly institution: string | null
  readonly number: string | null
  readonly note: string | null
  readonly archived: boolean
}

/** The reader's currency, and the rates into it; null when nobody asked. */
export interface Home {
  readonly currency: string
  readonly rates: RateTable | null
}

export type OpenMembers = ReadonlyMap<string, ReadonlySet<string>>

export interface SearchBook {
  readonly uid: string
  readonly today: Day
  readonly home: Home
  readonly categories: ReadonlyMap<string, CategoryFacts>
  readonly groups: ReadonlyMap<string, GroupFacts>
  readonly accounts: ReadonlyMap<string, AccountFacts>
  /** The members who owe or are owed, with their currencies; null when nobody asked. */
  readonly open: OpenMembers | null
}

/** Everyone's categories as this person calls them, and their own. */
export function categoriesBy(
  all: readonly CategoryFacts[],
  looks: readonly CategoryLook[],
): ReadonlyMap<string, CategoryFacts> {
  const byCategory = new Map(looks.map((look) => [look.categoryId, look]))
  return new Map(
    all.map((category) => {
      const look = byCategory.get(category.id)
      const name = look?.name ?? category.name
      const archived = category.archived || !!look?.hidden
      return [category.id, { ...category, name, firstName: category.name, archived }]
    }),
  )
}

/** A category and all it is under. */
export function lineOf<Category extends Pick<CategoryFacts, 'parentId'>>(
  categories: ReadonlyMap<string, Category>,
  id: string | null,
): readonly Category[] {
  const line: Category[] = []
  for (let next = id; next !== null; ) {
    const category: Category | undefined = categories.get(next)
    if (!category || line.includes(category)) break
    line.push(category)
    next = category.parentId
  }
  return line
}

/** Its name and those it is under. */
export const namesOf = ({ categories }: SearchBook, id: string | null): readonly string[] =>
  lineOf(categories, id).map(({ name }) => name)

/** The same by their first names. */
export const filedIn = ({ categories }: SearchBook, id: string | null): readonly string[] =>
  lineOf(categories, id).map(({ name, firstName }) => firstName ?? name)

/** By what an account may be asked for. */
export const accountCalled = ({ accounts }: Pick<SearchBook, 'accounts'>, id: string | null) => {
  const account = id === null ? undefined : accounts.get(id)
  if (!account) return []
  return [account.name, account.institution, account.number].filter((name) => name !== null)
}

export const isUnsettled = ({ open }: SearchBook, { members }: GroupFacts): boolean =>
  members.some(({ memberId }) => open?.has(memberId))

/** Whether somebody who has a part in it is uneven in its currency: no payment is of one bill. */
export const isBillOpen = (
  { open }: SearchBook,
  memberIds: ReadonlySet<string>,
  currency: string,
): boolean => Array.from(memberIds).some((id) => open?.get(id)?.has(currency))

/** Worked out when it is asked for. */
export const worthAt =
  ({ home: { currency, rates } }: SearchBook, row: Priced & { readonly amount: number }) =>
  (named: readonly string[] | null): Worth | null => {
    const to = comparedIn(named, currency)
    const amount = valueIn(row, to, rates)
    return amount === null ? null : { amount, currency: to }
  }

export const nothingMore = {
  by: null,
  notes: null,
  tags: [],
  amount: null,
  currency: null,
  counts: null,
  worth: () => null,
  date: null,
  categories: [],
  filed: [],
  people: [],
  payers: null,
  groupId: null,
  group: null,
  method: null,
  accounts: [],
  states: [],
  parts: null,
  meant: null,
} as const satisfies Partial<Findable>

const othersIn = ({ uid }: SearchBook, members: readonly MemberFacts[]) =>
  members.filter((member) => member.uid !== uid).map(({ name }) => name)

export function groupOf(book: SearchBook, group: GroupFacts): Findable {
  const { id, name, description, status, members } = group
  return {
    ...nothingMore,
    kind: 'groups',
    id,
    title: name,
    notes: description,
    people: othersIn(book, members),
    groupId: id,
    states: [
      'shared',
      isUnsettled(book, group) ? 'unsettled' : 'settled',
      ...(status === 'archived' ? (['archived'] as const) : []),
    ],
  }
}

/** Everybody one shares something with, once, however many groups that is in. */
export function peopleOf(book: SearchBook): readonly Findable[] {
  const people = new Map<string, { member: MemberFacts; groups: GroupFacts[]; isOpen: boolean }>()
  for (const group of book.groups.values()) {
    for (const member of group.members) {
      if (member.uid === book.uid) continue
      const key = member.uid ?? foldText(member.name)
      const known = people.get(key) ?? { member, groups: [], isOpen: false }
      known.groups.push(group)
      known.isOpen ||= book.open?.has(member.memberId) ?? false
      people.set(key, known)
    }
  }
  return Array.from(people.values(), ({ member, groups, isOpen }) => ({
    ...nothingMore,
    kind: 'people',
    id: member.memberId,
    title: member.name,
    groupId: groups[0]?.id ?? null,
    group: groups.map(({ name }) => name).join(', '),
    states: ['shared', isOpen ? 'unsettled' : 'settled'],
  }))
}

export const membersOf = (
  book: SearchBook,
  { members }: GroupFacts,
  ids: ReadonlySet<string>,
): readonly string[] =>
  othersIn(
    book,
    members.filter(({ memberId }) => ids.has(memberId)),
  )
