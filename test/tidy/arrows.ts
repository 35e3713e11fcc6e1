import { posix } from 'node:path'
import { isCode, isTest, type Rule } from './source.ts'
import { type Import, syntaxOf } from './syntax.ts'

const rooms = ['domain', 'contract', 'server', 'web'] as const
type Room = (typeof rooms)[number]

const roomsSeen: Record<Room, readonly Room[]> = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  server: ['server', 'contract', 'domain'],
  web: ['web', 'contract', 'domain'],
}

/** The packages a pure room may use; the other rooms may use any but Node in the browser. */
const packagesSeen: Partial<Record<Room, readonly string[]>> = {
  domain: ['papaparse', 'fast-xml-parser'],
  contract: ['zod'],
}
const packagesOfTests = ['vitest', 'fast-check']

/** Where an import leads: a path in the project, or a package. */
export function target(path: string, from: string): string {
  if (from.startsWith('#test/')) return from.slice(1)
  if (from.startsWith('#')) return `src/${from.slice(1)}`
  if (from.startsWith('.')) return posix.join(posix.dirname(path), from)
  return from
}

const roomOf = (path: string) => rooms.find((room) => path.startsWith(`src/${room}/`))

export const roomArrows: Rule = (source) => {
  const room = roomOf(source.path)
  if (!room || !isCode(source)) return []
  return syntaxOf(source).imports.flatMap(({ from, line }) => {
    const to = target(source.path, from)
    const isOwn = to.startsWith('src/') || to.startsWith('test/')
    const isSeen = isOwn
      ? roomsSeen[room].some((seen) => to.startsWith(`src/${seen}/`)) ||
        (isTest(source) && to.startsWith('test/'))
      : isPackageSeen(room, from, isTest(source))
    return isSeen ? [] : [`line ${line}: ${room} may not import ${from}`]
  })
}

function isPackageSeen(room: Room, from: string, isForTest: boolean): boolean {
  if (room === 'web') return isForTest || !from.startsWith('node:')
  const seen = packagesSeen[room]
  if (seen === undefined || seen.includes(from)) return true
  return isForTest && packagesOfTests.includes(from)
}

/** What carries a message out of the house, and the one file that may use it. */
const carriers = ['src/server/outside/mail.ts', 'src/server/outside/sms.ts']
const messageDoor = 'src/server/outside/message-door.ts'

/** Every message is counted at one door: nobody else may reach for what carries it. */
export const oneDoorForMessages: Rule = (source) => {
  const { path } = source
  if (!path.startsWith('src/server/') || !isCode(source) || isTest(source)) return []
  if (path === messageDoor) return []
  return syntaxOf(source).imports.flatMap(({ from, line }) => {
    const to = target(path, from)
    const isCarrier = carriers.includes(to) || (to === 'nodemailer' && !carriers.includes(path))
    return isCarrier ? [`line ${line}: messages leave by ${messageDoor}`] : []
  })
}

/** Lower numbers are deeper; a file imports its own depth or deeper ones. */
const serverTop = ['main.ts', 'app.ts', 'open-engine.ts', 'supervise.ts']
const serverDepth: Readonly<Record<string, number>> = {
  settings: 1,
  db: 1,
  http: 2,
  documents: 2,
  live: 2,
  outside: 2,
  jobs: 4,
  api: 4,
  commands: 6,
}
const nounDepth = 3
/** The clock, the settings, the log and the fault are for everyone. */
const groundDepth = 1
const webDepth: Readonly<Record<string, number>> = {
  ui: 1,
  data: 2,
  writes: 2,
  locale: 3,
  form: 3,
  accounts: 3,
  budgets: 3,
  categories: 3,
  goals: 3,
  groups: 3,
  receipts: 3,
  recurring: 3,
  entrance: 3,
  reports: 3,
  outbox: 3,
  proposals: 3,
  charts: 3,
  calculators: 3,
  ledger: 4,
  search: 4,
  shell: 5,
  site: 5,
  app: 5,
  admin: 5,
}
const topDepth = 6

function depthOf(path: string): number {
  const [, room, folder = '', ...rest] = path.split('/')
  const isFile = rest.length === 0
  if (room === 'server') {
    if (isFile) return serverTop.includes(folder) ? topDepth : groundDepth
    const isFault = path === 'src/server/http/fault.ts'
    return isFault ? groundDepth : (serverDepth[folder] ?? nounDepth)
  }
  if (isFile) return topDepth
  return webDepth[folder] ?? 0
}

/** The page folder a file belongs to, such as src/web/app/expenses; the shell counts as one. */
const pageOf = (path: string) =>
  /^src\/web\/(?:(?:app|site|admin)\/[^/]+(?=\/)|shell(?=\/))/.exec(path)?.[0]

/** Also for those who are not signed in: no session, no replica, none of its fields. */
const bareRooms = /^src\/web\/(?:charts|calculators)\//
const bareSeen = /^src\/web\/(?:charts|calculators|ui|words)\//

export const innerArrows: Rule = (source) => {
  const room = roomOf(source.path)
  if ((room !== 'server' && room !== 'web') || !isCode(source) || isTest(source)) return []
  return syntaxOf(source).imports.flatMap((imported) => {
    const to = target(source.path, imported.from)
    return to.startsWith(`src/${room}/`) ? wrongTurn(source.path, to, imported) : []
  })
}

function wrongTurn(path: string, to: string, { from, line, isTypeOnly }: Import): string[] {
  const [here, there] = [pageOf(path), pageOf(to)]
  if (here && there && here !== there) return [`line ${line}: a page may not import ${from}`]
  if (bareRooms.test(path) && !bareSeen.test(to)) return [`line ${line}: needs nobody, not ${from}`]
  // On the server a type is only a shape: engine.ts names every part without running any.
  if (isTypeOnly && path.startsWith('src/server/')) return []
  return depthOf(to) > depthOf(path) ? [`line ${line}: may not import up, ${from}`] : []
}
