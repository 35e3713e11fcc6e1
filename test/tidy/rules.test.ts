import { describe, expect, it } from 'vitest'
import { innerArrows, oneDoorForMessages, roomArrows } from './arrows.ts'
import {
  kebabCase,
  noBarrel,
  noDefaultExport,
  noEnum,
  openingSentence,
  tellingName,
} from './names.ts'
import { dataWithoutLogic, fileSize, functionSize, lineLength } from './sizes.ts'
import type { Rule } from './source.ts'
import {
  bannedWords,
  lockWithoutRegistry,
  neverSaid,
  nothingOfOneMachine,
  saysAsAgreed,
  tokensOnly,
} from './words.ts'
import { asksBeforeLoss } from './writing.ts'

type Case = readonly [path: string, text: string]
const lines = (count: number, line = 'one()') =>
  Array.from({ length: count }, () => line).join('\n')
const functionOf = (name: string, count: number) =>
  `export function ${name}() {\n${lines(count - 2)}\n}\n`
const opened = '/** What a coin is made of. */\n'

interface Cases {
  readonly rule: Rule
  readonly catches: readonly Case[]
  readonly allows: readonly Case[]
}

const cases: Record<string, Cases> = {
  fileSize: {
    rule: fileSize,
    catches: [['src/server/a.ts', lines(301)]],
    allows: [
      ['src/server/a.ts', lines(300)],
      ['src/domain/coins.data.ts', lines(900)],
    ],
  },
  saysAsAgreed: {
    rule: saysAsAgreed(
      neverSaid('| say | never say |\n| --- | --- |\n| over | `is exceeded`, `is beaten` |'),
    ),
    catches: [
      ['src/web/app/a.ts', "const words = 'Food is exceeded.'"],
      ['src/web/app/a.ts', 'const words = `Food Is beaten`'],
      ['src/web/app/a.tsx', 'export const A = () => <p>Food is\n exceeded.</p>'],
    ],
    allows: [
      ['src/web/app/a.ts', '/** Food is exceeded. */'],
      ['src/web/app/a.test.ts', "const words = 'Food is exceeded.'"],
      ['src/domain/advice/used-words.data.ts', "export const words = 'Food is exceeded.'"],
    ],
  },
  lineLength: {
    rule: lineLength,
    catches: [['src/server/a.ts', `const a = '${'x'.repeat(100)}'`]],
    allows: [['src/server/a.ts', 'x'.repeat(100)]],
  },
  functionSize: {
    rule: functionSize,
    catches: [
      ['src/server/a.ts', functionOf('count', 61)],
      ['src/web/ui/a.tsx', functionOf('count', 61)],
      ['src/web/ui/a.tsx', functionOf('Coin', 121)],
      ['src/web/ui/a.tsx', `export const Coin = memo(() => {\n${lines(120)}\n})`],
      ['src/server/a.ts', `const all = {\n  count() {\n${lines(60)}\n},\n}`],
      ['test/a.test.ts', `it('counts', () => {\n${lines(60)}\n})`],
    ],
    allows: [
      ['src/server/a.ts', functionOf('count', 60)],
      ['src/web/ui/a.tsx', functionOf('Coin', 120)],
      ['test/a.test.ts', `describe('counting', () => {\n${lines(60)}\n})`],
      ['test/a.test.ts', `describe.each([1])('counting', () => {\n${lines(60)}\n})`],
    ],
  },
  dataWithoutLogic: {
    rule: dataWithoutLogic,
    catches: [['src/domain/coins.data.ts', 'export const coins = [1].map((n) => n)']],
    allows: [
      ['src/domain/coins.data.ts', 'export const coins = [1, 2]'],
      ['src/domain/coins.ts', 'export const coins = [1].map((n) => n)'],
    ],
  },
  kebabCase: {
    rule: kebabCase,
    catches: [
      ['src/web/ui/coinRow.tsx', ''],
      ['src/web/Coins/row.tsx', ''],
      ['src/server/coin_row.ts', ''],
    ],
    allows: [
      ['src/web/ui/coin-row.tsx', ''],
      ['src/server/db/migrations/0001_coin_rows.sql', ''],
      ['README.md', ''],
    ],
  },
  tellingName: {
    rule: tellingName,
    catches: [
      ['src/server/utils.ts', ''],
      ['src/web/lib/coin.ts', ''],
      ['src/server/coin-service.ts', ''],
    ],
    allows: [['src/domain/common-coins.data.ts', '']],
  },
  noBarrel: {
    rule: noBarrel,
    catches: [
      ['src/web/ui/all.ts', "export * from './coin.ts'"],
      ['src/web/ui/all.ts', "export { coin } from './coin.ts'\nexport * as b from './b.ts'"],
    ],
    allows: [['src/web/ui/coin.ts', "import { a } from './a.ts'\nexport const coin = a"]],
  },
  noDefaultExport: {
    rule: noDefaultExport,
    catches: [['src/web/ui/coin.tsx', 'export default function Coin() {}']],
    allows: [['vite.config.ts', 'export default {}']],
  },
  noEnum: {
    rule: noEnum,
    catches: [['src/contract/coin.ts', 'export enum Coin { Cent }']],
    allows: [['src/contract/coin.ts', "export const coins = ['cent'] as const"]],
  },
  openingSentence: {
    rule: openingSentence,
    catches: [
      ['src/contract/coin.ts', 'export const coin = 1'],
      ['src/domain/coin.ts', '// A coin.\nexport const coin = 1'],
    ],
    allows: [
      ['src/contract/coin.ts', `${opened}export const coin = 1`],
      ['src/domain/coin.test.ts', 'expect(1).toBe(1)'],
    ],
  },
  bannedWords: {
    rule: bannedWords,
    catches: [
      ['src/server/a.ts', `// ${'TO'}${'DO'} later`],
      ['src/server/a.ts', `// ${'XX'}${'X'} look here`],
      ['src/server/a.ts', `// @ts-${'ignore'}`],
      ['src/server/a.ts', `// ${'biome'}-ignore lint`],
      ['test/a.test.ts', `it.${'only'}('counts', run)`],
      ['test/a.test.ts', `describe.${'skip'}('counts', run)`],
      ['src/web/app/a.tsx', `const text = '${'Lor'}${'em'} ipsum'`],
    ],
    allows: [
      ['src/server/a.ts', 'const todos = mastodon.only'],
      ['src/domain/a.ts', "const noCurrency = 'XXX'"],
    ],
  },
  nothingOfOneMachine: {
    rule: nothingOfOneMachine,
    catches: [
      ['README.md', 'Look into /tmp/coins'],
      ['scripts/a.mjs', "const home = '/home/anna/coins'"],
      ['package-lock.json', '"https://registry.example.org/coin.tgz"'],
    ],
    allows: [
      ['README.md', 'Open https://example.org/work and src/root/a.ts'],
      ['src/contract/routes.ts', "path: '/mcapp/home'"],
    ],
  },
  lockWithoutRegistry: {
    rule: lockWithoutRegistry,
    catches: [['package-lock.json', '{ "resolved": "https://example.org/coin.tgz" }']],
    allows: [['package-lock.json', '{ "version": "1.0.0" }']],
  },
  asksBeforeLoss: {
    rule: asksBeforeLoss,
    catches: [
      ['src/web/app/coins/add.tsx', '<Dialog open onOpenChange={close}><Input /></Dialog>'],
      ['src/web/app/coins/add.tsx', '<Sheet\n  open\n>'],
    ],
    allows: [
      [
        'src/web/app/coins/add.tsx',
        '<WritingDialog onClose={close}><DialogContent /></WritingDialog>',
      ],
      ['src/web/app/coins/add.tsx', 'const guard = useLeaveGuard(isDirty, close)\n<Sheet open />'],
      ['src/web/ui/coin.tsx', '<Dialog open />'],
      ['src/web/app/goals/delete-goal.tsx', '<Dialog open />'],
    ],
  },
  tokensOnly: {
    rule: tokensOnly,
    catches: [
      ['src/web/app/coins/row.tsx', 'const color = "#ffaa00"'],
      ['src/web/ui/coin.tsx', 'const names = "bg-[#fa0]"'],
      ['src/web/ui/coin.tsx', "const color = 'oklch(0.8 0.1 75)'"],
      ['src/web/ui/coin.tsx', 'const names = "text-red-500"'],
    ],
    allows: [
      ['src/web/styles/tokens.css', '--honey: oklch(0.8 0.1 75);'],
      ['src/web/ui/coin.tsx', 'class A { #feed = 1 }\nconst names = "text-out"'],
      ['src/web/ui/coin.tsx', "import { day } from '#domain/calendar/calendar.ts'"],
    ],
  },
  oneDoorForMessages: {
    rule: oneDoorForMessages,
    catches: [
      ['src/server/groups/a.ts', "import { smsDoor } from '../outside/sms.ts'"],
      ['src/server/staff/a.ts', "import { mailDoor } from '#server/outside/mail.ts'"],
      ['src/server/outside/a.ts', "import { mailDoor } from './mail.ts'"],
      ['src/server/jobs/a.ts', "import { createTransport } from 'nodemailer'"],
    ],
    allows: [
      ['src/server/outside/message-door.ts', "import { smsDoor } from './sms.ts'"],
      ['src/server/outside/mail.ts', "import { createTransport } from 'nodemailer'"],
      ['src/server/groups/a.ts', "import type { Message } from '../outside/message.ts'"],
    ],
  },
  roomArrows: {
    rule: roomArrows,
    catches: [
      ['src/web/data/a.ts', "import type { Fault } from '#server/http/fault.ts'"],
      ['src/server/a.ts', "import { Button } from '../web/ui/button.tsx'"],
      ['src/server/a.ts', "const page = await import('#web/pages.ts')"],
      ['src/contract/a.ts', "import { Hono } from 'hono'"],
      ['src/domain/a.ts', "import { limits } from '#contract/limits.ts'"],
      ['src/domain/a.ts', "import { readFileSync } from 'node:fs'"],
      ['src/web/ui/a.ts', "import { join } from 'node:path'"],
      ['src/web/ui/a.ts', "import { startTestServer } from '#test/support/server.ts'"],
    ],
    allows: [
      ['src/web/data/a.ts', "import { errors } from '#contract/errors.ts'"],
      ['src/server/a.ts', "import { join } from 'node:path'\nimport { b } from './b.ts'"],
      ['src/domain/a.test.ts', "import fc from 'fast-check'"],
    ],
  },
  innerArrows: {
    rule: innerArrows,
    catches: [
      ['src/server/db/a.ts', "import { read } from '../documents/read.ts'"],
      ['src/server/documents/a.ts', "import { routes } from '#server/api/routes.ts'"],
      ['src/server/users/a.ts', "import { routes } from '../api/routes.ts'"],
      ['src/server/db/a.ts', "import { createApp } from '../app.ts'"],
      ['src/web/ui/a.tsx', "import { useSession } from '../data/session.tsx'"],
      ['src/web/data/a.ts', "import { AmountField } from '#web/form/fields/amount-field.tsx'"],
      ['src/web/app/loans/a.tsx', "import { Row } from '../expenses/row.tsx'"],
      ['src/web/ledger/a.tsx', "import { Row } from '../app/expenses/row.tsx'"],
      ['src/web/form/a.tsx', "import { useNoun } from '../ledger/noun.ts'"],
      ['src/web/app/loans/a.tsx', "import { Sidebar } from '../../shell/sidebar.tsx'"],
      ['src/web/shell/a.tsx', "import { pages } from '../pages.ts'"],
      ['src/web/calculators/a.tsx', "import { useLocale } from '../locale/use-locale.ts'"],
      ['src/web/charts/a.tsx', "import { useSession } from '#web/data/session.tsx'"],
    ],
    allows: [
      ['src/server/api/a.ts', "import { read } from '../documents/read.ts'"],
      ['src/server/db/a.ts', "import { Fault } from '../http/fault.ts'"],
      ['src/server/db/a.ts', "import type { Engine } from '../engine.ts'"],
      ['src/web/app/loans/a.tsx', "import { Row } from './row.tsx'"],
      ['src/web/app/expenses/a.tsx', "import { LedgerPage } from '../../ledger/ledger-page.tsx'"],
      ['src/web/app/loans/a.tsx', "import { Button } from '../../ui/button.tsx'"],
      ['src/web/router.tsx', "import { pages } from './pages.ts'"],
      ['src/web/calculators/a.tsx', "import { ChartFrame } from '../charts/chart-frame.tsx'"],
    ],
  },
}

describe.each(Object.entries(cases))('%s', (_name, { rule, catches, allows }) => {
  it.each(catches)('catches %s: %s', (path, text) => {
    expect(rule({ path, text })).not.toEqual([])
  })

  it.each(allows)('allows %s: %s', (path, text) => {
    expect(rule({ path, text })).toEqual([])
  })
})
