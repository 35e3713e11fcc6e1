import { type Layout, routeList } from '#contract/routes.ts'
import { howMany } from '#test/support/proof.ts'
import type { Planted } from './hostile-book.ts'
import { inEachBook } from './hostile-texts.ts'

/** An address within a screen. */
export interface Place {
  readonly path: string
  /** What must be read there: any text, or the one at this place in the list. */
  readonly says?: 'anything' | number
}

export interface Screen {
  readonly id: string
  readonly layout: Layout
  readonly places: readonly Place[]
  /** What people wrote can be read on it as soon as it is opened. */
  readonly isSpeaking: boolean
}

type Ids = Planted['ids']

/** These say only what we wrote ourselves, what is asked for, or what is found out that day. */
const silent = new Set([
  ...['home', 'features', 'pricing', 'corporate', 'help', 'contact', 'legal', 'login', 'signup'],
  ...['scan', 'search', 'ai-advice', 'admin-login', 'admin-dashboard', 'admin-system'],
])

const each = Math.max(2, inEachBook(howMany(2, 40)))

/** Some of them, spread over all and beginning elsewhere for every kind. */
const some = (ids: readonly string[] = [], from = 0): readonly Place[] => {
  const step = Math.max(1, Math.floor(ids.length / each))
  return ids
    .map((path, says) => ({ path, says }))
    .filter((_, at) => at % step === from % step)
    .slice(0, each)
}

const plain = (...paths: readonly string[]): readonly Place[] => paths.map((path) => ({ path }))
const under = (start: string, places: readonly Place[]) =>
  places.map((one) => ({ ...one, path: start + one.path }))

const groupTabs = ['balances', 'settle', 'goals', 'members', 'settings', 'activity', 'statistics']
const ranges = ['month', 'year', 'all'].map((range) => `?range=${range}`)
const edit = (places: readonly Place[]) => under('?edit=', places)

/** What a screen shows besides itself: its views, sheets and dialogs, by their addresses. */
const parts: Readonly<Record<string, (ids: Ids) => readonly Place[]>> = {
  expenses: ({ expenses }) => [...plain('?edit=new'), ...edit(some(expenses))],
  income: ({ incomes }) => [...plain('?edit=new'), ...edit(some(incomes, 1))],
  goals: ({ goals = [] }) => [
    ...plain('?add=1', '?view=plan', '?show=archived'),
    ...under('?money=', some(goals.slice(0, 1))),
    ...edit(some(goals, 2)),
  ],
  goal: () => plain('?edit=1', '?money=in'),
  loans: ({ loans = [] }) => [
    ...plain('?open=new', '?open=planner'),
    ...under('?open=', some(loans.slice(0, 1))),
  ],
  loan: () => plain('?view=schedule', '?view=payments', '?view=compare', '?view=history'),
  budgets: ({ budgets = [] }) => [
    ...plain('?add=1'),
    ...under('?move=', some(budgets.slice(0, 1))),
    ...edit(some(budgets, 3)),
  ],
  recurring: ({ expense_templates: expense, income_templates: income }) => [
    ...plain('?view=calendar', '?add=expense', '?add=income'),
    ...edit([...some(expense), ...some(income, 1)]),
  ],
  groups: () => plain('?new=1', '?import=1'),
  categories: () => plain('?type=income'),
  notifications: () => plain('?show=unread'),
  analytics: () => plain(...ranges, '?sum=net', '?lens=paid', '?lens=group'),
  'ai-advice': () => [
    { path: '?show=history', says: 'anything' },
    ...plain('?show=done', '?show=ask', '?show=not-for-me'),
  ],
  login: () => plain('?forgot'),
  'admin-users': () => plain('?page=2'),
  'admin-groups': () => plain('?page=2'),
  'admin-content': () => plain('?show=categories', '?show=announcements', '?show=testimonials'),
  'admin-support': ({ support }) => under('?message=', some(support)),
}

/** The documents a screen of one of them is opened with. */
const details: Readonly<Record<string, (ids: Ids) => readonly Place[]>> = {
  goal: ({ goals = [] }) => [...some(goals.slice(0, 1)), ...some(goals, 1)],
  loan: ({ loans = [] }) => [...some(loans.slice(0, 1)), ...some(loans, 2)],
  budget: ({ budgets }) => some(budgets, 0),
  group: ({ groups }) => some(groups, 3),
}

/** Where every bill and comment of the fullest group is. */
const ofGroup = ({ group: [id = ''] = [''], group_expenses: bills }: Ids) =>
  under(`/mcapp/groups/${id}`, [
    ...plain('', ...groupTabs.map((tab) => `?tab=${tab}`)),
    ...edit(some(bills, 1)),
  ])

function placesOf(id: string, path: string, ids: Ids): readonly Place[] {
  const more = parts[id]?.(ids) ?? []
  if (!path.includes(':id')) return under(path, [...plain(''), ...more])
  const whole = under(path.replace(':id', ''), details[id]?.(ids) ?? [])
  const first = under(whole[0]?.path ?? '', more)
  return [...whole, ...first, ...(id === 'group' ? ofGroup(ids) : [])]
}

/** Every screen of the table, with the addresses that show something else of it. */
export const screensOf = (ids: Ids): readonly Screen[] =>
  routeList.map(({ id, layout, path }) => ({
    ...{ id, layout, isSpeaking: !silent.has(id) },
    places: placesOf(id, path, ids),
  }))

const keys = [
  ...['q', 'show', 'edit', 'view', 'sort', 'month', 'money', 'lens', 'from', 'to', 'category'],
  ...['with', 'user', 'type', 'tab', 'sum', 'rowsTo', 'rowsTitle', 'rowsPayee', 'rowsOf', 'rows'],
  ...['rowsFrom', 'rowsCurrency', 'rowsCategory', 'range', 'period', 'order', 'open', 'move'],
  ...['min', 'max', 'message', 'imported', 'group', 'change', 'add', 'token', 'error', 'search'],
]

/** An address that says the text in every place an address can. */
const addressSaying = (path: string, text: string) =>
  `${path}?${new URLSearchParams(keys.map((key) => [key, text]))}#join=${encodeURIComponent(text)}`

/** Rows of a figure, with a heading that is taken from the address. */
const rowsSaying = (text: string) =>
  `/mcapp/analytics?${new URLSearchParams({
    ...{ rows: 'expense', rowsFrom: '2026-01-01', rowsTo: '2026-12-31', rowsOf: 'spending' },
    ...{ rowsTitle: text, rowsPayee: text },
  })}`

/** Every screen with each of the texts in its address. */
export const addressesSaying = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => [
    `/mcapp/search?q=${encodeURIComponent(text)}`,
    `/mcapp/expenses?q=${encodeURIComponent(text)}`,
    rowsSaying(text),
    `/mcapp/${encodeURIComponent(text)}`,
    ...routeList
      .filter(({ layout }) => layout === 'app')
      .map(({ path }) => addressSaying(path.replace(':id', encodeURIComponent(text)), text)),
  ])

/** The entrances, for those who are not signed in. */
export const entrancesSaying = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) =>
    routeList
      .filter(({ layout }) => layout === 'auth')
      .map(({ path }) => addressSaying(path, text)),
  )

/** The same for what the server fills in itself. */
export const pagesSaying = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => [
    `/${encodeURIComponent(text)}`,
    `/api/${encodeURIComponent(text)}`,
    addressSaying('/contact', text),
    addressSaying('/help', text),
    addressSaying('/admin/users', text),
  ])
