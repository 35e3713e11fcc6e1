import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Eye from 'lucide-react/icons/eye'
import Import from 'lucide-react/icons/import'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import Moon from 'lucide-react/icons/moon'
import Plus from 'lucide-react/icons/plus'
import ScanLine from 'lucide-react/icons/scan-line'
import Sun from 'lucide-react/icons/sun'
import type { ReactNode } from 'react'
import type { NavigateFunction } from 'react-router'
import { type RouteId, routeList, routes } from '#contract/routes.ts'
import { fitOf, type Reach } from '#domain/search/fit.ts'
import { wordsOf } from '#domain/search/words.ts'
import { areAmountsHidden, toggleAmounts } from '#web/ui/privacy.ts'
import { shownTheme, toggleTheme } from '#web/ui/theme.ts'
import { say } from '#web/words/say.ts'
import { RouteIcon } from '../route-icon.tsx'
import { alsoCalled } from './palette-words.data.ts'

/** What an action may need of the page around it. */
export interface Doing {
  readonly navigate: NavigateFunction
  readonly logOut: () => void
  readonly showKeys: () => void
  /** The groups that go on. */
  readonly groupIds: readonly string[]
}

export interface PaletteAction {
  readonly id: string
  readonly label: string
  readonly icon: ReactNode
  readonly run: (doing: Doing) => void
}

interface Adding {
  readonly route: RouteId
  readonly label: string
  readonly search?: string
  readonly icon?: ReactNode
}

const addings: readonly Adding[] = [
  { route: 'expenses', label: say('Add an expense'), search: 'add=1' },
  { route: 'income', label: say('Add an income'), search: 'add=1' },
  { route: 'scan', label: say('Scan a receipt'), icon: <ScanLine aria-hidden /> },
  { route: 'groups', label: say('Make a group'), search: 'new=1' },
  { route: 'goals', label: say('Add a goal'), search: 'add=1' },
  { route: 'loans', label: say('Add a loan'), search: 'open=add' },
  { route: 'budgets', label: say('Add a budget'), search: 'add=1' },
  { route: 'recurring', label: say('Add a recurring expense'), search: 'add=expense' },
  { route: 'recurring', label: say('Add a recurring income'), search: 'add=income' },
  { route: 'accounts', label: say('Add an account'), search: 'add=1' },
  { route: 'categories', label: say('Add a category'), search: 'add=1' },
  {
    route: 'expenses',
    label: say('Import a bank statement'),
    search: 'import=1',
    icon: <Import aria-hidden />,
  },
]

/** Closing what is opened goes back to where it was asked for. */
const state = { isSheet: true }

const toAdd = ({ route, label, search, icon }: Adding): PaletteAction => ({
  id: `${route}-${search ?? 'open'}`,
  label,
  icon: icon ?? <Plus aria-hidden />,
  run: ({ navigate }) =>
    void (search
      ? navigate(`${routes[route].path}?${search}`, { state })
      : navigate(routes[route].path)),
})

const pages = routeList.filter(
  ({ id, layout, path }) => layout === 'app' && !path.includes(':') && id !== 'search',
)

const goings: readonly PaletteAction[] = pages.map(({ id, path, title }) => ({
  id: `go-${id}`,
  label: say('Go to {title}', { title }),
  icon: <RouteIcon id={id} />,
  run: ({ navigate }) => void navigate(path),
}))

function theme(): PaletteAction {
  const isDark = shownTheme() === 'dark'
  return {
    id: 'theme',
    label: isDark ? say('Switch to the light theme') : say('Switch to the dark theme'),
    icon: isDark ? <Sun aria-hidden /> : <Moon aria-hidden />,
    run: toggleTheme,
  }
}

function privacy(): PaletteAction {
  return {
    id: 'privacy',
    label: areAmountsHidden() ? say('Show amounts') : say('Hide amounts'),
    icon: <Eye aria-hidden />,
    run: toggleAmounts,
  }
}

/** It is done with the members of a group: of the only one, or of one to be chosen. */
function openHousehold({ navigate, groupIds: [first, ...others] }: Doing): void {
  const one = first !== undefined && others.length === 0 ? first : null
  if (one === null) void navigate(routes.groups.path)
  else void navigate(`${routes.group.path.replace(':id', one)}?tab=members`)
}

const household: PaletteAction = {
  id: 'household',
  label: say('Settle together as a household'),
  icon: <RouteIcon id="groups" />,
  run: openHousehold,
}

const leaving: readonly PaletteAction[] = [
  {
    id: 'keys',
    label: say('Show keyboard shortcuts'),
    icon: <Keyboard aria-hidden />,
    run: ({ showKeys }) => showKeys(),
  },
  {
    id: 'help',
    label: say('Open help'),
    icon: <CircleHelp aria-hidden />,
    // The help is a page of the site, which is not the app.
    run: () => window.location.assign(routes.help.path),
  },
  {
    id: 'logout',
    label: say('Log out'),
    icon: <LogOut aria-hidden />,
    run: ({ logOut }) => logOut(),
  },
]

const little: ReadonlySet<string> = new Set(
  'a an the to my me our us of for i please want'.split(' '),
)

/** A short word is more likely the name of something than an action with a slip. */
const slippable = 5

/** In such a word only letters in the wrong order are a slip: drak, nwe. */
const isTurned = (asked: string, said: string) =>
  asked.length === said.length && [...asked].sort().join('') === [...said].sort().join('')

function fitsAction(asked: string, said: string, reach: Reach): number {
  const isShort = asked.length < slippable && !isTurned(asked, said)
  return fitOf(asked, said, isShort ? 'plain' : reach)
}

const bestFit = (asked: string, said: readonly string[], reach: Reach) =>
  Math.max(0, ...said.map((word) => fitsAction(asked, word, reach)))

/** What an action is also called tells less than its label. */
const byOther = 0.8

function scoreOf({ id, label }: PaletteAction, asked: readonly string[], reach: Reach): number {
  const [own, other] = [wordsOf(label), wordsOf(alsoCalled[id] ?? '')]
  const scores = asked.map((word) =>
    Math.max(bestFit(word, own, reach), byOther * bestFit(word, other, reach)),
  )
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

function called(all: readonly PaletteAction[], asked: readonly string[], reach: Reach) {
  return all
    .map((action) => ({ action, score: scoreOf(action, asked, reach) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ action }) => action)
}

/** What can be done from anywhere; with words, only what is called that, the nearest first. */
export function actionsFor(typed: string): readonly PaletteAction[] {
  const all = [...addings.map(toAdd), ...goings, household, theme(), privacy(), ...leaving]
  const words = wordsOf(typed)
  const telling = words.filter((word) => !little.has(word))
  const asked = telling.length > 0 ? telling : words
  if (asked.length === 0) return all
  const found = called(all, asked, 'plain')
  return found.length > 0 ? found : called(all, asked, 'near')
}
