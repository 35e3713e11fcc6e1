import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, findNode, root } from './install.mjs'

ensureInstalled()
const { status } = spawnSync(
  findNode(),
  [
    '--disable-warning=ExperimentalWarning',
    join(root, 'test/understand/run-understand.ts'),
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 2
