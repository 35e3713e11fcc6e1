import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Info = (id: string) => Rolldown.ModuleInfo | null

const web = (path: string) => resolve('src/web', path)
const entry = web('main.tsx')
const frame = [web('shell/app-area.tsx'), web('data/replica-react.tsx')]
const entrances = [web('app/login/login-page.tsx'), web('app/signup/signup-page.tsx')]
/** The other way in, one file for both entrances. */
const byEmail = [web('app/login/email-login.tsx')]
/** The page a user starts on. */
const overviews = [web('app/dashboard/dashboard-page.tsx')]
/** The pages that show a list of rows. */
const ledgers = [web('app/expenses/expenses-page.tsx'), web('app/income/income-page.tsx')]
/** A page that shows rows of the same kind: it takes their file, which most have by then. */
const alsoRows = web('app/accounts/account-page.tsx')
/** What draws dialogs, forms, menus and toasts: after the first rows, and then all of it. */
const parts = [
  /[\\/](?:@radix-ui|@floating-ui|aria-hidden)[\\/]/,
  /web[\\/]ui[\\/](?:overlay[\\/](?:dialog|sheet|popover)|control[\\/]menu)\./,
  // But for the address, which a page reads before anything is open.
  /web[\\/]form[\\/](?!use-panel|panel)[\w-]+\./,
]

/** Each is tiny: a file of its own would cost every visit more in names than it saves. */
const icons = /[\\/]lucide-react[\\/]/

/** A file and everything it imports at once. */
function reach(info: Info, starts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [...starts]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...(info(id)?.importedIds ?? []))
  }
  return seen
}

/** Everything that is fetched on its own, pages and parts of pages, but for the first ones' own. */
function fetched(info: Info): readonly string[] {
  const found = new Set<string>()
  const waiting = [entry]
  const seen = new Set<string>([...overviews, ...ledgers, alsoRows])
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = info(id) ?? {}
    for (const each of dynamicallyImportedIds) found.add(each)
    waiting.push(...importedIds, ...dynamicallyImportedIds)
  }
  return [...found]
}

/** What these fetch when the page is idle comes whole, not as half a hundred small files. */
const aroundPages = [
  web('shell/frame/frame.tsx'),
  web('shell/app-area.tsx'),
  web('shell/sync/sync-badge.tsx'),
  web('shell/frame/user-button.tsx'),
]
const overLists = [web('ledger/list-parts.tsx'), web('ledger/use-ledger.ts')]
/** But for what is large and seldom opened, and what the page draws by itself and may miss. */
const alone = ['import/import-dialog', 'rules/rules-dialog', 'rules/rule-offer'].map((name) =>
  web(`ledger/${name}.tsx`),
)
/** What checks a record before it is sent. */
const checks = /[\\/](?:zod|src[\\/]contract)[\\/]/

const pages = web('pages.ts')
/** Whoever is on the way in, or of the staff, should not wait for what pages of the app share. */
const staffPages = [
  'login',
  'dashboard',
  'users',
  'groups',
  'content',
  'support',
  'system',
  'staff',
]
const staff = ['admin-area', ...staffPages.map((name) => `${name}/admin-${name}-page`)]
const apart = [...entrances, ...staff.map((name) => web(`admin/${name}.tsx`))]
/** Also what a noun's two pages share: every small file is a request, and a name in every visit. */
const pagesLeast = 2

/** What several pages need, so that it is not a file for each thing. */
function manyPages(info: Info): (id: string) => boolean {
  const all = (info(pages)?.dynamicallyImportedIds ?? []).map((page) => reach(info, [page]))
  return (id) => all.filter((reached) => reached.has(id)).length >= pagesLeast
}

function plan(info: Info) {
  const everywhere = reach(info, [entry])
  const [login, signup] = entrances.map((page) => reach(info, [page]))
  const inEmail = reach(info, byEmail)
  const inFrame = reach(info, frame)
  const inLedger = reach(info, ledgers)
  const inOverview = reach(info, overviews)
  const known = [...frame, ...overviews, ...ledgers, ...entrances, alsoRows]
  // What another page fetches later and the first page has is there already.
  const others = fetched(info).filter((id) => !known.includes(id) && !inOverview.has(id))
  const elsewhere = reach(info, others)
  const isForMany = manyPages(info)
  const isApart = reach(info, apart)
  const laterOf = (ids: readonly string[]) =>
    ids.flatMap((id) => info(id)?.dynamicallyImportedIds ?? []).filter((id) => !alone.includes(id))
  const inSheet = reach(info, laterOf(overLists))
  const isAround = reach(info, laterOf(aroundPages))
  const together = laterOf([...overLists, ...aroundPages])
  const besides = reach(
    info,
    others.filter((id) => !together.includes(id)),
  )
  return (id: string): Name | null => {
    const isFirst = inLedger.has(id) || inOverview.has(id)
    const isInApp = inFrame.has(id) || isFirst
    const isInBoth = inLedger.has(id) && inOverview.has(id)
    if (everywhere.has(id) || (isInApp && login?.has(id))) return 'ground'
    // Somebody who signs up should not wait for the whole app, nor the login page for this.
    if (isInApp && signup?.has(id)) return 'home'
    if (inFrame.has(id) || isInBoth) return 'kit'
    // Lists of other nouns take these too, the overview does not.
    if (inLedger.has(id) && elsewhere.has(id)) return 'rows'
    if (inOverview.has(id) && elsewhere.has(id)) return 'kit'
    if (inLedger.has(id)) return 'ledger'
    if (inOverview.has(id)) return 'overview'
    if (login?.has(id) && signup?.has(id)) return 'entrance'
    if (inEmail.has(id) && !login?.has(id)) return 'email'
    if (parts.some((part) => part.test(id))) return 'parts'
    if (isApart.has(id)) return icons.test(id) ? 'icons' : null
    if (icons.test(id) || isForMany(id)) return 'shared'
    if (!inSheet.has(id)) return isAround.has(id) ? 'around' : null
    if (checks.test(id)) return 'checks'
    return besides.has(id) || isAround.has(id) ? 'fields' : 'sheet'
  }
}

/** A file takes along what it imports and no file before it has. */
const names = [
  'ground',
  'home',
  'kit',
  'rows',
  'ledger',
  'overview',
  'entrance',
  'email',
  'parts',
  'icons',
  'shared',
  'checks',
  'fields',
  'sheet',
  'around',
] as const
type Name = (typeof names)[number]

/**
 * What every visit needs, what the app and its first page need, what the entrances need, in a file
 * each: left alone, modules shared by several pages become many small files, which compress worse
 * and are slower to fetch. Who imports whom decides, so that nothing needs to be listed.
 */
export function chunksByReach(): Rolldown.CodeSplittingGroup[] {
  let planned: ReturnType<typeof plan> | undefined
  return names.map((debugName, before) => ({
    debugName,
    priority: names.length - before,
    name: (id, context) => {
      planned ??= plan((asked) => context.getModuleInfo(asked))
      return planned(id) === debugName ? debugName : null
    },
  }))
}
