import { type Layout, routeList } from '#contract/routes.ts'
import { howMany } from '#test/support/proof.ts'
import type { Planted } from './hostile-book.ts'

export interface Screen {
  readonly id: string
  readonly layout: Layout
  readonly paths: readonly string[]
  /** What people wrote can be read on it. */
  readonly isSpeaking: boolean
}

type Ids = Planted['ids']

/** These say only what we wrote ourselves, or what is asked for. */
const silent = new Set([
  ...['home', 'features', 'pricing', 'corporate', 'help', 'contact', 'legal', 'login', 'signup'],
  ...['scan', 'search', 'admin-login', 'admin-dashboard', 'admin-system'],
])

const each = howMany(2, 40)

/** Some of them, spread over all and beginning elsewhere for every kind. */
const some = (ids: readonly string[] = [], from = 0) => {
  const step = Math.max(1, Math.floor(ids.length / each))
  return ids.filter((_, at) => at % step === from % step).slice(0, each)
}

const groupTabs = ['balances', 'settle', 'goals', 'members', 'activity', 'statistics']
const ranges = ['month', 'year', 'all'].map((range) => `?range=${range}`)
const edit = (ids: readonly string[]) => ids.map((id) => `?edit=${id}`)

/** What a screen shows besides itself: its views, sheets and dialogs, by their addresses. */
const parts: Readonly<Record<string, (ids: Ids) => readonly string[]>> = {
  expenses: ({ expenses }) => ['?edit=new', ...edit(some(expenses))],
  income: ({ incomes }) => ['?edit=new', ...edit(some(incomes, 1))],
  goals: ({ goals = [] }) => [
    ...['?add=1', '?view=plan', '?show=archived', `?money=${goals[0]}`],
    ...edit(some(goals, 2)),
  ],
  goal: () => ['?edit=1', '?money=in'],
  loans: ({ loans = [] }) => ['?open=new', '?open=planner', `?open=${loans[0]}`],
  loan: () => ['?view=schedule', '?view=payments', '?view=compare', '?view=history'],
  budgets: ({ budgets = [] }) => ['?add=1', `?move=${budgets[0]}`, ...edit(some(budgets, 3))],
  recurring: ({ expense_templates: expense, income_templates: income }) => [
    ...['?view=calendar', '?add=expense', '?add=income'],
    ...edit([...some(expense), ...some(income, 1)]),
  ],
  groups: () => ['?new=1', '?import=1'],
  categories: () => ['?type=income'],
  notifications: () => ['?show=unread'],
  analytics: () => [...ranges, '?sum=net', '?lens=paid', '?lens=group'],
  'ai-advice': () => ['?show=history', '?show=done', '?show=ask', '?show=not-for-me'],
  login: () => ['?forgot'],
  'admin-users': () => ['?page=2'],
  'admin-groups': () => ['?page=2'],
  'admin-content': () => ['?show=categories', '?show=announcements', '?show=testimonials'],
  'admin-support': ({ support }) => some(support).map((id) => `?message=${id}`),
}

/** The documents a screen of one of them is opened with. */
const details: Readonly<Record<string, (ids: Ids) => readonly string[]>> = {
  goal: ({ goals = [] }) => [goals[0] ?? '', ...some(goals, 1)],
  loan: ({ loans = [] }) => [loans[0] ?? '', ...some(loans, 2)],
  budget: ({ budgets }) => some(budgets, 0),
  group: ({ groups }) => some(groups, 3),
}

/** Where every bill and comment of the fullest group is. */
const ofGroup = ({ group: [id = ''] = [''], group_expenses: bills }: Ids) => [
  `/mcapp/groups/${id}`,
  ...groupTabs.map((tab) => `/mcapp/groups/${id}?tab=${tab}`),
  ...some(bills, 1).map((bill) => `/mcapp/groups/${id}?edit=${bill}`),
]

function pathsOf(id: string, path: string, ids: Ids): readonly string[] {
  const more = parts[id]?.(ids) ?? []
  if (!path.includes(':id')) return ['', ...more].map((at) => path + at)
  const whole = (details[id]?.(ids) ?? []).map((one) => path.replace(':id', one))
  const first = more.map((at) => (whole[0] ?? '') + at)
  return [...whole, ...first, ...(id === 'group' ? ofGroup(ids) : [])]
}

/** Every open screen of the table, with the addresses that show something else of it. */
export const screensOf = (ids: Ids): readonly Screen[] =>
  routeList
    .filter(({ isOpen }) => isOpen)
    .map(({ id, layout, path }) => ({
      ...{ id, layout, isSpeaking: !silent.has(id) },
      paths: pathsOf(id, path, ids),
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
      .filter(({ isOpen, layout }) => isOpen && layout === 'app')
      .map(({ path }) => addressSaying(path.replace(':id', encodeURIComponent(text)), text)),
  ])

/** The same for what the server fills in itself, and for the entrances. */
export const pagesSaying = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => [
    `/${encodeURIComponent(text)}`,
    `/api/${encodeURIComponent(text)}`,
    addressSaying('/contact', text),
    addressSaying('/help', text),
    addressSaying('/mcapp/login', text),
    addressSaying('/admin/users', text),
  ])
